import { extensionUses, isNamed } from './extensions.ts'
import { type Fields, fieldsOf, textIn } from './fields.ts'

export interface DocsInstance {
  readonly id: string
  readonly options: Fields
}

/** Options of the classic preset; `undefined` when the project does not use it. */
export function classicOptions(config: Fields): Fields | undefined {
  return extensionUses(config.presets).find(({ name }) => isNamed(name, 'preset', 'classic'))
    ?.options
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
