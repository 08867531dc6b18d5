import { openProvider } from 'virtual:docs-search'
import type { SearchProvider } from '../../search/search-provider.ts'
import { searchScopeOf, type VersionChoice, versionsFor } from '../../search/search-scope.ts'
import { onceFor } from '../../shared/once.ts'
import type { PageRecord } from '../../shared/page-view.ts'
import type { RuntimeSite, SearchView } from '../../shared/site-view.ts'

export interface SearchSourceParts {
  readonly site: RuntimeSite
  readonly search: SearchView
  /** The page on screen, whose version is searched. */
  readonly page?: () => PageRecord
}

/** Who answers the searches of a document. Without React, so that the index can load beside it. */
export interface SearchSource {
  /** For some versions, else for those that the page on screen means; each is opened once. */
  readonly open: (versions?: VersionChoice) => Promise<SearchProvider>
  /** In spare time: load the code that searches and where the index is. */
  readonly makeReady: () => Promise<void>
  /** Load what the first query needs: what is typed, where it is known. */
  readonly prepare: (query?: string) => Promise<void>
}

export function createSearchSource({ site, search, page }: SearchSourceParts): SearchSource {
  const known = new Map<string, Promise<SearchProvider>>()
  const open = (versions = versionsFor(site, page?.().version)): Promise<SearchProvider> => {
    const scope = searchScopeOf(site, versions)
    return onceFor(known, scope.tags.join(), async () =>
      openProvider({ search, baseUrl: site.baseUrl, scope }),
    )
  }
  return {
    open,
    makeReady: async () => (await open()).makeReady?.(),
    prepare: async (query) => (await open()).prepare(query),
  }
}
