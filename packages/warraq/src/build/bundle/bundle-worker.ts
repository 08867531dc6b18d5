import { bundlerMessage } from '../../config/bundler-message.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { answerJobs } from '../../system/answer-jobs.ts'
import { bundleClient } from './bundle-client.ts'
import type { ClientBundleOptions, NewClientBundle } from './client-bundle.ts'

/** A thread that bundles the browser side of a site; errors in the sources are usage errors. */
answerJobs(async (options: ClientBundleOptions): Promise<NewClientBundle> => {
  try {
    return await bundleClient(options)
  } catch (cause) {
    throw new UsageError(
      `The islands or the style sheets of the site cannot be bundled for the browser:\n${bundlerMessage(cause)}`,
    )
  }
})
