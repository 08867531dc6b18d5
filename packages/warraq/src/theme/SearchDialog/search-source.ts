import { openProvider } from 'virtual:docs-search'
import type { SearchProvider } from '../../search/search-provider.ts'
import { searchScopeOf, type VersionChoice, versionsFor } from '../../search/search-scope.ts'
import type { PageRecord } from '../../shared/page-view.ts'
import type { RuntimeSite, SearchView } from '../../shared/site-view.ts'
import { searchPageHref } from '../SearchPage/search-page-href.ts'

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

export function createSearchSource(parts: SearchSourceParts): SearchSource {
  const { site, search } = parts
  const known = new Map<string, Promise<SearchProvider>>()
  const open = (versions = versionsOnScreen(parts)): Promise<SearchProvider> => {
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
  return {
    open,
    makeReady: async () => (await open()).makeReady?.(),
    prepare: async (query) => (await open()).prepare(query),
  }
}

/** Address of the search page with a query and the versions that the dialog searches. */
export function allResultsHref(parts: SearchSourceParts, query: string): string {
  return searchPageHref({ ...parts, query, versions: versionsOnScreen(parts) })
}

function versionsOnScreen({ site, page }: SearchSourceParts): VersionChoice {
  return versionsFor(site, page?.().version)
}
