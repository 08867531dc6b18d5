import { bundlerMessage } from '../../config/bundler-message.ts'
import { namesFile } from '../../config/names-file.ts'
import { styleFault } from '../../config/style-fault.ts'
import { pluginError } from '../../plugins/plugin-error.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { answerJobs } from '../../system/answer-jobs.ts'
import { bundleClient } from './bundle-client.ts'
import { type ClientBundleOptions, type NewClientBundle, sharedSheets } from './client-bundle.ts'

/** A thread that bundles the browser side of a site; errors in the sources are usage errors. */
answerJobs(async (options: ClientBundleOptions): Promise<NewClientBundle> => {
  try {
    return await bundleClient(options)
  } catch (cause) {
    if (cause instanceof UsageError) throw cause
    const message = bundlerMessage(cause)
    const { root } = options.bundling
    const own = ownedModules(options).find(({ module }) => namesFile(message, module, root))
    if (own) throw pluginError(own.plugin, own.hook, `its module cannot be bundled:\n${message}`)
    const files = [...sharedSheets(options), ...options.pageStylesheets.map(({ file }) => file)]
    const fault = styleFault(message, { root, files })
    throw new UsageError(
      `The islands or the style sheets of the site cannot be bundled for the browser:\n${fault ?? message}`,
    )
  }
})

function ownedModules({ clientModules, search }: ClientBundleOptions) {
  const { plugin, module } = search
  return [
    ...clientModules.map((entry) => ({ ...entry, hook: 'client' })),
    ...(plugin === undefined ? [] : [{ plugin, module, hook: 'search' }]),
  ]
}
