import { relative, sep } from 'node:path'
import type { ModuleFile } from '../../content/components/site-modules.ts'
import { pluginError } from '../../plugins/plugin-error.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import { oneOf } from '../../shared/text/nearest.ts'
import { PART_NAMES } from '../../theme/parts/part-names.ts'
import { browserModule } from '../bundle/client-modules.ts'
import type { CommandOptions } from '../command-options.ts'

/** A component that replaces a part of the theme or renders a kind of navbar item. */
export interface PartFile extends ModuleFile {
  /** `Footer`, `navbar/NetworkBadge`. */
  readonly name: string
}

/**
 * The components that plugins add to the theme.
 * @throws UsageError when the part does not exist, another plugin replaces it, or the module is missing.
 */
export function pluginParts(plugins: readonly WarraqPlugin[], options: CommandOptions): PartFile[] {
  return plugins.flatMap(({ name: plugin, theme }) => {
    const partOf = (name: string, module: string, hook: string): PartFile => {
      const owner = { plugin, hook }
      const path = browserModule(module, options, owner)
      return { name, file: relative(options.root, path).replaceAll(sep, '/'), owner }
    }
    const parts = Object.entries(theme?.parts ?? {}).map(([name, module]) => {
      refuse(plugin, name, plugins)
      return partOf(name, module, `theme.parts.${name}`)
    })
    const kinds = Object.entries(theme?.navbar ?? {}).map(([name, { module }]) =>
      partOf(`navbar/${name}`, module, `theme.navbar.${name}`),
    )
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

function refuse(plugin: string, name: string, plugins: readonly WarraqPlugin[]): void {
  const refused = (problem: string) => pluginError(plugin, 'theme.parts', problem)
  const first = plugins.find(({ theme }) => Object.hasOwn(theme?.parts ?? {}, name))?.name
  if (first !== plugin) throw refused(`the plugin "${first}" already replaces the part "${name}"`)
  if (!PART_NAMES.includes(name))
    throw refused(`the part "${name}" of the theme is not ${oneOf(name, PART_NAMES)}`)
}
