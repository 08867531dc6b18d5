import type { DocsConfig } from '../../config/schema.ts'
import type { ContentComponent } from '../../content/compile-context.ts'
import { CONTAINER_DIRECTIVES } from '../../content/directives/directive-transform.ts'
import { type MarkdownExtensions, markdownExtensions } from '../../plugins/markdown-extensions.ts'
import { NO_TREE_PLUGINS, type TreePlugins, treePluginUse } from '../../plugins/tree-plugins.ts'

/** The part of a configuration that extends Markdown. */
export interface ExtendedBy extends Pick<DocsConfig, 'plugins'> {
  readonly markdown: Pick<DocsConfig['markdown'], 'remarkPlugins' | 'rehypePlugins'>
}

/** Whether a configuration has code that changes Markdown: its output may change with all it imports. */
export function isExtended({ plugins, markdown }: ExtendedBy): boolean {
  const { remarkPlugins, rehypePlugins } = markdown
  return (
    remarkPlugins.length + rehypePlugins.length > 0 ||
    plugins.some((plugin) => plugin.markdown !== undefined)
  )
}

function treePluginsOf({ remarkPlugins, rehypePlugins }: ExtendedBy['markdown']): TreePlugins {
  if (remarkPlugins.length + rehypePlugins.length === 0) return NO_TREE_PLUGINS
  return {
    remark: remarkPlugins.map((entry) => treePluginUse(entry)),
    rehype: rehypePlugins.map((entry) => treePluginUse(entry)),
  }
}

/**
 * Markdown extensions from the plugins of a site.
 * @param trees the project's own plugins of remark and rehype
 * @throws UsageError when a plugin uses a name that a component, the engine or another plugin has.
 */
export function extensionsOf(
  { plugins, markdown }: ExtendedBy,
  components: ReadonlyMap<string, ContentComponent>,
  trees?: TreePlugins,
): MarkdownExtensions {
  const taken = { containers: CONTAINER_DIRECTIVES, leaves: new Set(components.keys()) }
  return markdownExtensions(plugins, taken, trees ?? treePluginsOf(markdown))
}
