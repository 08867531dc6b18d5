import { openProvider } from 'virtual:docs-search'
import type { SearchProvider } from '../../search/search-provider.ts'
import { searchScopeOf, type VersionChoice } from '../../search/search-scope.ts'
import type { RuntimeSite, SearchView } from '../../shared/site-view.ts'

/** Opens the provider of a site for a choice of versions, each once. */
export type ProviderCache = (versions: VersionChoice) => Promise<SearchProvider>

export function createProviderCache(site: RuntimeSite, search: SearchView): ProviderCache {
  const known = new Map<string, Promise<SearchProvider>>()
  return (versions) => {
    const scope = searchScopeOf(site, versions)
    const key = scope.tags.join()
    const opened = known.get(key)
    if (opened !== undefined) return opened
    const opening = Promise.resolve(openProvider({ search, baseUrl: site.baseUrl, scope }))
    known.set(key, opening)
    // Code that could not be loaded may come the next time.
    opening.catch(() => known.delete(key))
    return opening
  }
}
