import { ownValue } from '../../own-value.ts'
import type { TreePluginUse, TreePluginUses } from '../../trees/tree-plugin.ts'
import { docsInstances } from '../docs-instances.ts'
import { fieldsOf, listIn } from '../fields.ts'
import { isBuiltIn } from '../tree-plugin-names.ts'
import { functionName } from './loaded-code.ts'
import { madePlugins } from './made-plugins.ts'
import { postcssPluginsOf } from './project-postcss.ts'
import { evaluated } from './project-runtime.ts'
import { standInName } from './stand-in.ts'

/**
 * The plugins of remark and rehype of a project's configuration that can run. This module runs in
 * every thread that compiles pages, because functions cannot be sent to one.
 */
export async function treePluginsOf(load: () => Promise<unknown>): Promise<TreePluginUses> {
  const config = fieldsOf(await evaluated(await load()))
  const usesIn = (names: readonly string[]) =>
    docsInstances(config).flatMap(({ options }) =>
      names.flatMap((name) =>
        listIn(ownValue(options, name)).flatMap((entry) =>
          usable(entry, String(options.path ?? 'docs')),
        ),
      ),
    )
  return {
    remark: usesIn(['beforeDefaultRemarkPlugins', 'remarkPlugins']),
    rehype: usesIn(['beforeDefaultRehypePlugins', 'rehypePlugins']),
  }
}

/** The plugins of PostCSS that plugins of the configuration add, and that can run. */
export async function postcssOf(load: () => Promise<unknown>, root: string): Promise<unknown[]> {
  return postcssPluginsOf(await madePlugins(await evaluated(await load()), root), root)
}

/** A plugin that is installed, and does what the engine does not do itself. */
function usable(entry: unknown, path: string): TreePluginUse[] {
  const [plugin, ...options] = Array.isArray(entry) ? entry : [entry]
  if (typeof plugin !== 'function' || standInName(plugin) !== undefined) return []
  const known = functionName(plugin as () => void)
  if (isBuiltIn(known)) return []
  const name = known || 'a function without a name'
  const under = path.replace(/^\.\//, '').replace(/(?<!\/)\/+$/, '')
  return [{ name, plugin: plugin as TreePluginUse['plugin'], options, under }]
}
