import { pluginError } from './plugin-error.ts'
import type { WarraqPlugin } from './warraq-plugin.ts'

/** Something in a hook, with the name of the plugin that provides it. */
export interface PluginEntry<Entry> {
  readonly plugin: string
  readonly entry: Entry
}

/**
 * What plugins define by name in a hook.
 * @param takenBy who uses a name besides the plugins, if anyone does
 * @throws UsageError when a name is used twice.
 */
export function ownedEntries<Entry>(
  plugins: readonly WarraqPlugin[],
  hook: string,
  tableOf: (plugin: WarraqPlugin) => Readonly<Record<string, Entry>> | undefined,
  takenBy: (name: string) => string | undefined,
): Map<string, PluginEntry<Entry>> {
  const entries = new Map<string, PluginEntry<Entry>>()
  for (const plugin of plugins)
    for (const [name, entry] of Object.entries(tableOf(plugin) ?? {})) {
      const other = entries.get(name)
      const owner = takenBy(name) ?? (other && `the plugin "${other.plugin}"`)
      if (owner !== undefined)
        throw pluginError(
          plugin.name,
          hook,
          `the name "${name}" is taken by ${owner}; choose another`,
        )
      entries.set(name, { plugin: plugin.name, entry })
    }
  return entries
}
