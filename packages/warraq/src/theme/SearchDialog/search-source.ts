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
  readonly page: () => PageRecord
}

/**
 * Provides answers for the searches of a document. Does not import React, so that the index can
 * load in parallel with it.
 */
export interface SearchSource {
  /**
   * The provider for the given versions, otherwise for those of the page on screen; each is opened
   * once.
   */
  readonly open: (versions?: VersionChoice) => Promise<SearchProvider>
  /** When the browser is idle: load the catalogue and, if `withCode` is true, the search code. */
  readonly makeReady: (withCode: boolean) => Promise<void>
  /** Load the data for the first query, and for the typed text if known. */
  readonly prepare: (query?: string) => Promise<void>
}

export function createSearchSource({ site, search, page }: SearchSourceParts): SearchSource {
  const known = new Map<string, Promise<SearchProvider>>()
  const open = (versions = versionsFor(site, page().version)): Promise<SearchProvider> => {
    const scope = searchScopeOf(site, versions)
    return onceFor(known, scope.tags.join(), async () =>
      openProvider({ search, baseUrl: site.baseUrl, scope }),
    )
  }
  return {
    open,
    makeReady: async (withCode) => (await open()).makeReady?.(withCode),
    prepare: async (query) => (await open()).prepare(query),
  }
}
