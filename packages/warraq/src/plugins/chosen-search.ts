import type { SearchService, WarraqPlugin } from './warraq-plugin.ts'

/** A plugin that provides the search of a site. */
type SearchPlugin = WarraqPlugin & { readonly search: SearchService }

/**
 * The plugin that provides the search; `undefined` if the site uses its own index or has no search.
 */
export function chosenSearch(config: {
  readonly search: { readonly provider: string } | false
  readonly plugins: readonly WarraqPlugin[]
}): SearchPlugin | undefined {
  const { search } = config
  if (search === false) return undefined
  return config.plugins.find(
    (plugin): plugin is SearchPlugin => plugin.search?.provider === search.provider,
  )
}
