import { relative, sep } from 'node:path'
import { type PluginHook, pluginError } from '../../plugins/plugin-error.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import { oneOf } from '../../shared/text/nearest.ts'
import { PART_NAMES } from '../../theme/parts/part-names.ts'
import { browserModule } from '../bundle/client-modules.ts'
import type { CommandOptions } from '../command-options.ts'

/** A component that replaces a part of the theme or renders a kind of navbar item. */
export interface PartFile {
  /** `Footer`, `navbar/NetworkBadge`. */
  readonly name: string
  /** Source, relative to the site root. */
  readonly file: string
  readonly owner?: PluginHook
}

/**
 * The components that plugins add to the theme.
 * @throws UsageError when the part does not exist, another plugin replaces it, or the module is missing.
 */
export function pluginParts(plugins: readonly WarraqPlugin[], options: CommandOptions): PartFile[] {
  const owners = new Map<string, string>()
  return plugins.flatMap(({ name: plugin, theme }) => {
    const fileOf = (module: string, hook: string) => {
      const owner = { plugin, hook }
      const path = browserModule(module, options, owner)
      return { file: relative(options.root, path).replaceAll(sep, '/'), owner }
    }
    const parts = Object.entries(theme?.parts ?? {}).map(([name, module]) => {
      refuse(plugin, name, owners.get(name))
      owners.set(name, plugin)
      return { name, ...fileOf(module, `theme.parts.${name}`) }
    })
    const kinds = Object.entries(theme?.navbar ?? {}).map(([name, { module }]) => ({
      name: `navbar/${name}`,
      ...fileOf(module, `theme.navbar.${name}`),
    }))
    return [...parts, ...kinds]
  })
}

/** Absolute paths of the style sheets that plugins add to the theme. */
export function pluginStyles(plugins: readonly WarraqPlugin[], options: CommandOptions): string[] {
  return plugins.flatMap(({ name: plugin, theme }) =>
    (theme?.styles ?? []).map((file) =>
      browserModule(file, options, { plugin, hook: 'theme.styles' }),
    ),
  )
}

function refuse(plugin: string, name: string, owner: string | undefined): void {
  const refused = (problem: string) => pluginError(plugin, 'theme.parts', problem)
  if (owner !== undefined)
    throw refused(`the plugin "${owner}" already replaces the part "${name}"`)
  if (!PART_NAMES.includes(name))
    throw refused(`the part "${name}" of the theme is not ${oneOf(name, PART_NAMES)}`)
}
