import { messageOf } from '../shared/text/message-of.ts'
import { ownedEntries, type PluginEntry } from './owned-entries.ts'
import { pluginError } from './plugin-error.ts'
import type { NavbarKind, WarraqPlugin } from './warraq-plugin.ts'

/** Kinds of navbar items by their `type`. */
export type NavbarKinds = ReadonlyMap<string, PluginEntry<NavbarKind>>

/**
 * The kinds of navbar items from plugins.
 * @param taken the kinds of the engine
 * @throws UsageError when a name is used twice.
 */
export function navbarKinds(
  plugins: readonly WarraqPlugin[],
  taken: readonly string[],
): NavbarKinds {
  return ownedEntries(
    plugins,
    'theme.navbar',
    ({ theme }) => theme?.navbar,
    (name) => (taken.includes(name) ? 'the engine' : undefined),
  )
}

/**
 * The `options` prop for the component of an item, or the plugin's message about invalid fields.
 * @throws UsageError when the plugin returns anything but an object
 */
export function navbarOptions(
  { entry: { options }, plugin }: PluginEntry<NavbarKind>,
  fields: Readonly<Record<string, unknown>>,
): { readonly options: Readonly<Record<string, unknown>> } | { readonly expected: string } {
  let read: unknown
  try {
    read = options === undefined ? fields : options(fields)
  } catch (cause) {
    return { expected: `${messageOf(cause)} (hook "theme.navbar" of the plugin "${plugin}")` }
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw pluginError(
      plugin,
      'theme.navbar',
      `it returned ${JSON.stringify(read) ?? 'nothing'} instead of an object of options`,
    )
  return { options: { ...read } }
}
