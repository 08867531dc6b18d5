import MiniSearch from 'minisearch'
import { INDEX_OPTIONS } from './index-options.ts'
import { searchIndex } from './query.ts'
import type { SearchCatalogue, SearchIndexFile, ShownRecord } from './search-index-file.ts'

/** Longer queries are cut; nobody types them. */
const MAX_QUERY = 512

/** Searches the site in the browser, without a server. */
export interface LocalSearch {
  /** Sections, best first; empty for a query without words. */
  readonly search: (query: string) => readonly ShownRecord[]
}

/**
 * Load the index of a site.
 * @throws Error when it cannot be loaded or is not an index.
 */
export async function openLocalSearch(catalogueHref: string): Promise<LocalSearch> {
  const { index } = (await read(catalogueHref)) as SearchCatalogue
  return localSearch((await read(index)) as SearchIndexFile)
}

async function read(href: string): Promise<unknown> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered with HTTP status ${response.status}.`)
  return response.json()
}

export function localSearch({ index, records }: SearchIndexFile): LocalSearch {
  const loaded = MiniSearch.loadJS(index, INDEX_OPTIONS)
  const pageOf = (id: number) => records[id]?.pageHref ?? ''
  return {
    search: (query) =>
      searchIndex(loaded, pageOf, query.slice(0, MAX_QUERY)).flatMap(({ id }) => records[id] ?? []),
  }
}
