import { algolia } from '../plugins/algolia/algolia.ts'
import { offline } from '../plugins/offline/offline.ts'
import { socialCards } from '../plugins/social-cards/social-cards.ts'
import { typesense } from '../plugins/typesense/typesense.ts'
import type { SearchService, WarraqPlugin } from '../plugins/warraq-plugin.ts'
import { foundAt } from '../shared/data/diagnostic.ts'
import { ownValue } from '../shared/data/own-value.ts'
import { oneOf } from '../shared/text/nearest.ts'
import type { DocsConfig } from './schema.ts'

/** Provider that searches the index which the engine builds. */
const LOCAL = 'local'

type Search = Exclude<DocsConfig['search'], false>

/** Plugins by the `search.provider` that turns them on. */
const SEARCH_PLUGINS: Readonly<Record<string, (options: Search['options']) => WarraqPlugin>> = {
  algolia,
  typesense,
}
const PROVIDERS = [LOCAL, ...Object.keys(SEARCH_PLUGINS)]

/**
 * The configuration with the plugins that its fields turn on before those it lists.
 * @param problems receives a message for each plugin or search option that cannot be used
 */
export function withFieldPlugins(config: DocsConfig, problems: string[]): DocsConfig {
  const { search } = config
  const own = fieldPlugins(config)
  const plugins = [...own, ...config.plugins]
  problems.push(
    ...takenNames(own, config.plugins),
    ...takenProviders(config.plugins),
    ...(search === false ? [] : searchProblems(search, plugins)),
  )
  return { ...config, plugins }
}

function fieldPlugins(config: DocsConfig): WarraqPlugin[] {
  const { search } = config
  const searchPlugin = search === false ? undefined : ownValue(SEARCH_PLUGINS, search.provider)
  return [
    ...(search === false || searchPlugin === undefined ? [] : [searchPlugin(search.options)]),
    ...(config.socialCards === false ? [] : [socialCards(config.socialCards)]),
    offline(config.offline),
  ]
}

/** Errors for plugins with the name of one that a field turns on. */
function takenNames(own: readonly WarraqPlugin[], plugins: readonly WarraqPlugin[]): string[] {
  const expected = 'another name: a field of the configuration turns on a plugin of this name'
  return plugins.flatMap(({ name }, at) =>
    own.some((plugin) => plugin.name === name)
      ? [foundAt(`plugins[${at}].name`, `"${name}"`, expected)]
      : [],
  )
}

/** Errors for plugins whose search provider has the name of another provider. */
function takenProviders(plugins: readonly WarraqPlugin[]): string[] {
  const names = new Set(PROVIDERS)
  return plugins.flatMap(({ search }, at) => {
    if (search === undefined) return []
    const isTaken = names.has(search.provider)
    names.add(search.provider)
    const found = `"${search.provider}", the name of another search provider`
    const expected = 'a name that no other provider has'
    return isTaken ? [foundAt(`plugins[${at}].search.provider`, found, expected)] : []
  })
}

/** Reports an unknown provider, and options that the chosen one misses, lacks or cannot use. */
function searchProblems(search: Search, plugins: readonly WarraqPlugin[]): string[] {
  const { provider } = search
  const services = plugins.flatMap((plugin) => plugin.search ?? [])
  const service = services.find((candidate) => candidate.provider === provider)
  if (service === undefined && provider !== LOCAL) {
    const names = [...new Set([...PROVIDERS, ...services.map((other) => other.provider)])]
    const expected = `the provider of a plugin, or ${oneOf(provider, names)}`
    return [foundAt('search.provider', `"${provider}"`, expected)]
  }
  const rules = service === undefined ? {} : service.options
  // A plugin without rules accepts any options.
  return rules === undefined ? [] : optionProblems(search, rules)
}

function optionProblems(
  { provider, options }: Search,
  rules: NonNullable<SearchService['options']>,
): string[] {
  const known = Object.keys(rules)
  const wrong = Object.entries(rules).flatMap(([name, { expected, isValid, isRequired }]) => {
    const found = ownValue(options, name)
    const isRight = found === undefined ? isRequired !== true : isValid(found)
    return isRight ? [] : [[name, `${expected} (because provider is "${provider}")`] as const]
  })
  const unknown =
    known.length === 0
      ? `no option, because provider "${provider}" has none`
      : `one of the options of provider "${provider}": ${known.join(', ')}`
  const others = Object.keys(options).filter((name) => !known.includes(name))
  return [...wrong, ...others.map((name) => [name, unknown] as const)].map(([name, expected]) =>
    foundAt(
      `search.options.${name}`,
      JSON.stringify(ownValue(options, name)) ?? 'nothing',
      expected,
    ),
  )
}
