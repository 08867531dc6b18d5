import { onceFor } from '@warraq/search/once'
import type { ProviderSource, SearchProvider } from '@warraq/search/search-provider'
import { searchedVersions, searchScopeOf, type VersionChoice } from '../search-scope.ts'
import type { SearchParts } from './use-search.ts'

/**
 * Opens the provider for the given versions, otherwise for those of the page on screen; each is
 * opened once. A tag limits the search to a section.
 */
export type OpenSearch = (versions?: VersionChoice, tag?: string) => Promise<SearchProvider>

/** What the search of a document depends on. */
export type SearchSource = Pick<SearchParts, 'site' | 'search' | 'page'>

/** The search of a document. Does not import React, so that the index can load in parallel with it. */
export function createSearchSource(
  { site, search, page }: SearchSource,
  openProvider: (source: ProviderSource) => SearchProvider | Promise<SearchProvider>,
): OpenSearch {
  const known = new Map<string, Promise<SearchProvider>>()
  return (versions = searchedVersions(site, page().version), tag) => {
    const scope = searchScopeOf(site, versions, tag)
    return onceFor(known, scope.tags.join(), async () =>
      openProvider({ search, baseUrl: site.baseUrl, scope }),
    )
  }
}
