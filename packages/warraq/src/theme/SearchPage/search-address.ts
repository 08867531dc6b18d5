import { searchedVersions, type VersionChoice } from '../../search/search-scope.ts'
import type { RuntimeSite } from '../../shared/data/site-view.ts'
import type { SearchAddress } from './search-page-state.ts'

type Versioned = Pick<RuntimeSite, 'docsVersions'>

/** Name of the query parameter for the version of a docs root. */
function versionParameter(docsId: string): string {
  return `version-${docsId}`
}

/** Parameters of the search page; they contain versions only if they differ from the default. */
export function searchParameters(site: Versioned, { query, versions }: SearchAddress): string {
  const parameters = `?q=${encodeURIComponent(query)}`
  if (!import.meta.env.hasVersions) return parameters
  const usual = searchedVersions(site, undefined)
  const named = Object.entries(versions)
    .filter(([docsId, name]) => usual[docsId] !== name)
    .map(([docsId, name]) => `&${versionParameter(docsId)}=${encodeURIComponent(name)}`)
  return parameters + named.join('')
}

/** Query and versions of a shared address; missing values get their defaults. */
export function readAddress(site: Versioned): SearchAddress {
  const asked = new URLSearchParams(location.search)
  const usual = searchedVersions(site, undefined)
  const named = (site.docsVersions ?? []).flatMap(({ docsId, names }) => {
    const name = asked.get(versionParameter(docsId))
    return name !== null && names.includes(name) ? [[docsId, name] as const] : []
  })
  return { query: asked.get('q') ?? '', versions: { ...usual, ...Object.fromEntries(named) } }
}

/** Write query and versions to the address, without adding a history entry. */
export function writeAddress(query: string, versions: VersionChoice): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  for (const [docsId, name] of Object.entries(versions))
    url.searchParams.set(versionParameter(docsId), name)
  history.replaceState(history.state, '', url)
}
