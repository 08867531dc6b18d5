import { messageOf } from '../shared/message-of.ts'
import { pluginError } from './plugin-error.ts'
import type { NavbarKind, WarraqPlugin } from './warraq-plugin.ts'

/** A kind of navbar item, with the name of the plugin that provides it. */
export interface NamedNavbarKind extends NavbarKind {
  readonly plugin: string
}

/** Kinds of navbar items by their `type`. */
export type NavbarKinds = ReadonlyMap<string, NamedNavbarKind>

/**
 * The kinds of navbar items from plugins.
 * @param taken the kinds of the engine
 * @throws UsageError when a name is used twice.
 */
export function navbarKinds(
  plugins: readonly WarraqPlugin[],
  taken: readonly string[],
): NavbarKinds {
  const kinds = new Map<string, NamedNavbarKind>()
  for (const { name: plugin, theme } of plugins)
    for (const [name, kind] of Object.entries(theme?.navbar ?? {})) {
      const other = kinds.get(name)
      const owner = taken.includes(name) ? 'the engine' : other && `the plugin "${other.plugin}"`
      if (owner !== undefined)
        throw pluginError(plugin, 'theme.navbar', `the name "${name}" is taken by ${owner}`)
      kinds.set(name, { ...kind, plugin })
    }
  return kinds
}

/**
 * The `options` prop for the component of an item, or the plugin's message about invalid fields.
 * @throws UsageError when the plugin returns anything but an object
 */
export function navbarOptions(
  { options, plugin }: NamedNavbarKind,
  fields: Readonly<Record<string, unknown>>,
): { readonly options: Readonly<Record<string, unknown>> } | { readonly expected: string } {
  let read: unknown
  try {
    read = options === undefined ? fields : options(fields)
  } catch (cause) {
    return { expected: messageOf(cause) }
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw pluginError(
      plugin,
      'theme.navbar',
      `it returned ${JSON.stringify(read) ?? 'nothing'} instead of an object of options`,
    )
  return { options: { ...read } }
}
