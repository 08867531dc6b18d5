import { NO_TREE_PLUGINS, type TreePlugins } from '../../plugins/tree-plugins.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { messageOf } from '../../shared/text/message-of.ts'

/**
 * The plugins of remark and rehype of a project of another tool.
 * @param url a module that exports `plugins()`; absent = none
 * @throws UsageError when it cannot be loaded.
 */
export async function adaptedPlugins(url: string | undefined): Promise<TreePlugins | undefined> {
  if (url === undefined) return undefined
  try {
    const { plugins } = (await import(url)) as { plugins: () => Promise<TreePlugins> }
    const { remark, rehype } = await plugins()
    return remark.length + rehype.length === 0 ? NO_TREE_PLUGINS : { remark, rehype }
  } catch (cause) {
    throw new UsageError(
      `The plugins of remark and rehype cannot be loaded: ${messageOf(cause)}\nThe configuration ran before, in the folder of the site; it must not depend on the folder from which the build is started.`,
    )
  }
}
