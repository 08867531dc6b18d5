import { relative, sep } from 'node:path'
import { pluginError } from '../plugins/plugin-error.ts'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'
import { nearestOf } from '../shared/nearest.ts'
import { PART_NAMES } from '../theme/parts/theme-parts.ts'
import { browserModule } from './client-modules.ts'
import type { CommandOptions } from './command-options.ts'

type Place = Pick<CommandOptions, 'root' | 'engineDir'>

/** A component that replaces a part of the theme or renders a kind of navbar item. */
export interface PartFile {
  /** `Footer`, `navbar/NetworkBadge`. */
  readonly name: string
  /** Source, relative to the site root. */
  readonly file: string
}

/**
 * The components that plugins add to the theme.
 * @throws UsageError when the part does not exist, another plugin replaces it, or the module is missing.
 */
export function pluginParts(plugins: readonly WarraqPlugin[], place: Place): PartFile[] {
  const owners = new Map<string, string>()
  return plugins.flatMap(({ name: plugin, theme }) => {
    const fileOf = (module: string) =>
      relative(place.root, browserModule(module, { ...place, plugin, hook: 'theme' })).replaceAll(
        sep,
        '/',
      )
    const parts = Object.entries(theme?.parts ?? {}).map(([name, module]) => {
      refuse(plugin, name, owners.get(name))
      owners.set(name, plugin)
      return { name, file: fileOf(module) }
    })
    const kinds = Object.entries(theme?.navbar ?? {}).map(([name, { module }]) => ({
      name: `navbar/${name}`,
      file: fileOf(module),
    }))
    return [...parts, ...kinds]
  })
}

/** Absolute paths of the style sheets that plugins add to the theme. */
export function pluginStyles(plugins: readonly WarraqPlugin[], place: Place): string[] {
  return plugins.flatMap(({ name: plugin, theme }) =>
    (theme?.styles ?? []).map((file) => browserModule(file, { ...place, plugin, hook: 'theme' })),
  )
}

function refuse(plugin: string, name: string, owner: string | undefined): void {
  if (owner !== undefined)
    throw pluginError(
      plugin,
      'theme.parts',
      `the plugin "${owner}" already replaces the part "${name}"`,
    )
  if (PART_NAMES.includes(name)) return
  const nearest = nearestOf(name, PART_NAMES)
  throw pluginError(
    plugin,
    'theme.parts',
    `"${name}" is not a part of the theme${nearest === undefined ? '.' : `; did you mean "${nearest}"?`} The parts are ${PART_NAMES.join(', ')}.`,
  )
}
