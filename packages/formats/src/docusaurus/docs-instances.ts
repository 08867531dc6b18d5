import { extensionUses, isNamed } from './extensions.ts'
import { type Fields, fieldsOf, textIn } from './fields.ts'

export interface DocsInstance {
  readonly id: string
  readonly options: Fields
}

type PresetUse = Pick<ReturnType<typeof extensionUses>[number], 'name' | 'options'>

/** Options of the classic preset, or of a copy; `undefined` when the project uses neither. */
export function classicOptions(config: Fields): Fields | undefined {
  const uses = extensionUses(config.presets)
  return (uses.find(isClassic) ?? uses.find(isClassicCopy))?.options
}

export function isClassic({ name }: PresetUse): boolean {
  return isNamed(name, 'preset', 'classic')
}

/** Whether a preset has the name or the options of the classic one, as those of companies do. */
export function isClassicCopy(use: PresetUse): boolean {
  const docs = fieldsOf(use.options.docs)
  const hasDocs = ['path', 'sidebarPath', 'routeBasePath'].some((option) =>
    Object.hasOwn(docs, option),
  )
  return !isClassic(use) && (hasDocs || /(?:^|[/-])preset-classic$/.test(use.name))
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
