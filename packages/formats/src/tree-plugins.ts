import type { WarraqPlugin } from 'warraq/plugin'
import { treeBridges } from './trees/tree-bridge.ts'
import { type TreePluginEntry, type TreePluginUses, treePluginUse } from './trees/tree-plugin.ts'

interface TreePluginsOptions {
  /** Plugins of remark for the Markdown tree. */
  readonly remark?: readonly TreePluginEntry[]
  /** Plugins of rehype for the HTML tree. */
  readonly rehype?: readonly TreePluginEntry[]
}

/**
 * Runs plugins of remark and rehype, each a function or `[function, options]`. Those of remark run
 * before the engine reads directives and code blocks; their parser extensions have no effect. In the
 * tree of rehype, code blocks are placeholders.
 */
export function treePlugins({ remark = [], rehype = [] }: TreePluginsOptions): WarraqPlugin {
  return bridge({ remark: remark.map(treePluginUse), rehype: rehype.map(treePluginUse) })
}

/** The same for the plugins of a project, which may change the pages of a folder only. */
export function bridgedPlugins(uses: TreePluginUses): WarraqPlugin[] {
  return uses.remark.length + uses.rehype.length === 0 ? [] : [bridge(uses)]
}

function bridge(uses: TreePluginUses): WarraqPlugin {
  return { name: 'tree-plugins', markdown: { forPage: (page) => treeBridges(uses, page) } }
}
