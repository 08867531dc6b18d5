import { ownValue } from '@warraq/search/own-value'
import { scopeSections, searchedVersions } from '../search-scope.ts'
import type { SearchedSite } from '../searched-site.ts'
import { encodeQuery } from '../shared/encode-query.ts'
import type { SearchAddress } from './search-page-state.ts'

type Searched = Pick<SearchedSite, 'search' | 'docsVersions'>

/** Name of the query parameter for the version of a docs root. */
function versionParameter(docsId: string): string {
  return `version-${docsId}`
}

/** Name of the query parameter for the tag of a section. */
const SECTION = 'section'

/**
 * Parameters of the search page; they contain versions only if they differ from the default, and a
 * section only if the search is limited to it.
 */
export function searchParameters(
  site: Searched,
  { query, versions, filter }: SearchAddress,
): string {
  const limit = filter === undefined ? '' : `&${SECTION}=${encodeURIComponent(filter)}`
  const parameters = `?q=${encodeQuery(query)}${limit}`
  if (!import.meta.env.hasVersions) return parameters
  const usual = searchedVersions(site, undefined)
  const named = Object.entries(versions)
    .filter(([docsId, name]) => ownValue(usual, docsId) !== name)
    .map(([docsId, name]) => `&${versionParameter(docsId)}=${encodeURIComponent(name)}`)
  return parameters + named.join('')
}

/** What a shared address says; missing values and unknown ones get their defaults. */
export function readAddress(site: Searched): SearchAddress {
  const asked = new URLSearchParams(location.search)
  const usual = searchedVersions(site, undefined)
  const named = (site.docsVersions ?? []).flatMap(({ docsId, names }) => {
    const name = asked.get(versionParameter(docsId))
    return name !== null && names.includes(name) ? [[docsId, name] as const] : []
  })
  const versions = { ...usual, ...Object.fromEntries(named) }
  const section = scopeSections(site, versions).find(({ tag }) => tag === asked.get(SECTION))
  return { query: asked.get('q') ?? '', versions, filter: section?.tag }
}

/** Write what is searched to the address, without adding a history entry. */
export function writeAddress({ query, versions, filter }: SearchAddress): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  if (filter === undefined) url.searchParams.delete(SECTION)
  else url.searchParams.set(SECTION, filter)
  for (const [docsId, name] of Object.entries(versions))
    url.searchParams.set(versionParameter(docsId), name)
  history.replaceState(history.state, '', url)
}
