import { extensionUses, isNamed } from './extensions.ts'
import { type Fields, fieldsOf, textIn } from './fields.ts'

export interface DocsInstance {
  readonly id: string
  readonly options: Fields
}

/** Options of the classic preset, or of a copy; `undefined` when the project uses neither. */
export function classicOptions(config: Fields): Fields | undefined {
  return extensionUses(config.presets).find(
    ({ name }) => isNamed(name, 'preset', 'classic') || isClassicCopy(name),
  )?.options
}

/** Whether a preset is named as a copy of the classic one: `@company/preset-classic`. */
export function isClassicCopy(name: string): boolean {
  return /(?:^|[/-])preset-classic$/.test(name) && !isNamed(name, 'preset', 'classic')
}

/** Every use of the docs plugin, that of the preset first. */
export function docsInstances(config: Fields): DocsInstance[] {
  const classic = classicOptions(config)
  const preset =
    classic === undefined || classic.docs === false
      ? []
      : [{ id: textIn(fieldsOf(classic.docs).id) ?? 'default', options: fieldsOf(classic.docs) }]
  const plugins = extensionUses(config.plugins)
    .filter(({ name, isOff }) => isNamed(name, 'plugin', 'content-docs') && !isOff)
    .map(({ options }) => ({ id: textIn(options.id) ?? 'default', options }))
  return [...preset, ...plugins]
}
