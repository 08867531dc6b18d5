import { messageOf } from '../shared/message-of.ts'
import { answerJobs } from '../system/answer-jobs.ts'
import { bundleClient } from './bundle-client.ts'
import type { BundleJob } from './bundle-site-client.ts'

/** A thread that bundles the browser side of a site and returns the errors in the sources. */
answerJobs(async ({ options, dir }: BundleJob): Promise<readonly string[]> => {
  try {
    await bundleClient(options, dir)
    return []
  } catch (cause) {
    // Messages of the bundler come with the place in the source, and with its own stack.
    const message = messageOf(cause)
    return [message.replace(/\n\s+at .*/g, '')]
  }
})
