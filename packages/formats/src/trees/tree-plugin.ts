/** A plugin of remark or rehype, as unified would take it; its parser extensions have no effect. */
type TreePlugin = (...options: never[]) => unknown

/** A plugin, alone or with its options. */
export type TreePluginEntry = TreePlugin | readonly [TreePlugin, ...(readonly unknown[])]

/** A plugin of remark or rehype that changes pages. */
export interface TreePluginUse {
  /** Name for messages: that of its function. */
  readonly name: string
  readonly plugin: TreePlugin
  readonly options: readonly unknown[]
  /** Folder of the pages that it changes; absent = all pages. */
  readonly under?: string
}

/** The plugins of remark and rehype of a site, in the order in which they run. */
export interface TreePluginUses {
  readonly remark: readonly TreePluginUse[]
  readonly rehype: readonly TreePluginUse[]
}

export function treePluginUse(entry: TreePluginEntry): TreePluginUse {
  const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry
  return { name: plugin.name || 'a function without a name', plugin, options }
}
