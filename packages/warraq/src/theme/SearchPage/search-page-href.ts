import { type VersionChoice, versionsFor } from '../../search/search-scope.ts'
import type { RuntimeSite, SearchView } from '../../shared/site-view.ts'

/** Name of the query parameter for the version of a docs root. */
export function versionParameter(docsId: string): string {
  return `version-${docsId}`
}

export interface SearchPageAddress {
  readonly site: Pick<RuntimeSite, 'docsVersions'>
  readonly search: Pick<SearchView, 'pageHref'>
  readonly query: string
  readonly versions: VersionChoice
}

/**
 * Address of the search page with a query; contains versions only if they differ from the default.
 */
export function searchPageHref({ site, search, query, versions }: SearchPageAddress): string {
  const href = `${search.pageHref}?q=${encodeURIComponent(query)}`
  if (!import.meta.env.hasVersions) return href
  const usual = versionsFor(site, undefined)
  const named = Object.entries(versions)
    .filter(([docsId, name]) => usual[docsId] !== name)
    .map(([docsId, name]) => `&${versionParameter(docsId)}=${encodeURIComponent(name)}`)
  return href + named.join('')
}
