import type { ContentComponent } from '../../content/compile-context.ts'
import { CONTAINER_DIRECTIVES } from '../../content/directives/containers.ts'
import { type MarkdownExtensions, markdownExtensions } from '../../plugins/markdown-extensions.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'

/** Whether plugins have code that changes Markdown: its output may change with all it imports. */
export function isExtended(plugins: readonly WarraqPlugin[]): boolean {
  return plugins.some((plugin) => plugin.markdown !== undefined)
}

/**
 * Markdown extensions from the plugins of a site.
 * @throws UsageError when a plugin uses a name that a component, the engine or another plugin has.
 */
export function extensionsOf(
  plugins: readonly WarraqPlugin[],
  components: ReadonlyMap<string, ContentComponent>,
): MarkdownExtensions {
  const taken = { containers: CONTAINER_DIRECTIVES, leaves: new Set(components.keys()) }
  return markdownExtensions(plugins, taken)
}
