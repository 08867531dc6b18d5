import { bundleClient } from '../emit/client-bundle.ts'
import type { ClientBundleOptions } from '../emit/former-bundle.ts'
import { answerJobs } from './answer-jobs.ts'
import type { BundleAnswer } from './bundle-site-client.ts'

/** A thread that bundles the browser side of a site. */
answerJobs(async (options: ClientBundleOptions): Promise<BundleAnswer> => {
  try {
    return { bundle: await bundleClient(options) }
  } catch (cause) {
    // Messages of the bundler come with the place in the source, and with its own stack.
    const message = cause instanceof Error ? cause.message : String(cause)
    return { problem: message.replace(/\n\s+at .*/g, '') }
  }
})
