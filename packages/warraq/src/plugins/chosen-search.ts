import type { SearchService, WarraqPlugin } from './warraq-plugin.ts'

interface SearchConfig {
  readonly search: { readonly provider: string } | false
  readonly plugins: readonly WarraqPlugin[]
}

/** A plugin that provides the search of a site. */
export interface SearchPlugin extends WarraqPlugin {
  readonly search: SearchService
}

/**
 * The plugin that provides the search; `undefined` if the site uses its own index or has no search.
 */
export function chosenSearch({ search, plugins }: SearchConfig): SearchPlugin | undefined {
  if (search === false) return undefined
  return plugins.find(
    (plugin): plugin is SearchPlugin => plugin.search?.provider === search.provider,
  )
}
