import { ownValue } from '@warraq/search/own-value'
import { runSyncHook } from '../plugins/plugin-error.ts'
import type { SearchService, WarraqPlugin } from '../plugins/warraq-plugin.ts'
import { foundAt } from '../shared/data/diagnostic.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { MOVED_PROVIDERS } from './moved-fields.ts'
import type { DocsConfig } from './schema.ts'

/** Provider that searches the index which the engine builds. */
const LOCAL = 'local'

type Search = Exclude<DocsConfig['search'], false>

/**
 * The configuration with the search that its plugins provide.
 * @param problems receives a message for each search provider or option that cannot be used
 */
export function withSearchService(config: DocsConfig, problems: string[]): DocsConfig {
  const { plugins } = config
  problems.push(...takenProviders(plugins))
  if (config.search === false) return config
  const chosen = chosenPlugin(config.search, plugins)
  const service = chosen?.search
  const search = { ...config.search, provider: service?.provider ?? config.search.provider }
  problems.push(...searchProblems(search, chosen, plugins))
  return { ...config, search: { ...search, options: { ...service?.values, ...search.options } } }
}

/** A plugin with a search service replaces the own index, unless the site names another service. */
function chosenPlugin({ provider }: Search, plugins: readonly WarraqPlugin[]) {
  return plugins.find(
    ({ search }) => search !== undefined && (provider === LOCAL || search.provider === provider),
  )
}

/** Errors for plugins whose search provider has the name of another provider. */
function takenProviders(plugins: readonly WarraqPlugin[]): string[] {
  const names = new Set([LOCAL])
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
function searchProblems(
  search: Search,
  chosen: WarraqPlugin | undefined,
  plugins: readonly WarraqPlugin[],
): string[] {
  const { provider } = search
  const service = chosen?.search
  if (service === undefined && provider !== LOCAL) {
    const names = [LOCAL, ...plugins.flatMap((plugin) => plugin.search?.provider ?? [])]
    const expected =
      ownValue(MOVED_PROVIDERS, provider) ??
      `the provider of a plugin, or ${oneOf(provider, names)}`
    return [foundAt('search.provider', `"${provider}"`, expected)]
  }
  if (chosen === undefined || service === undefined) return optionProblems(search, {})
  const { options: rules } = service
  // A plugin without rules accepts any options.
  if (rules === undefined) return []
  return runSyncHook(chosen.name, 'search.options', () => optionProblems(search, rules))
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
