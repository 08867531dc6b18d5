import MiniSearch from 'minisearch'
import { INDEX_OPTIONS } from './index-options.ts'
import { searchIndex } from './query.ts'
import type { SearchIndexFile, ShownRecord } from './search-index-file.ts'

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
export async function openLocalSearch(indexHref: string): Promise<LocalSearch> {
  const response = await fetch(indexHref)
  if (!response.ok)
    throw new Error(`The search index answered with HTTP status ${response.status}.`)
  return localSearch((await response.json()) as SearchIndexFile)
}

export function localSearch({ index, records }: SearchIndexFile): LocalSearch {
  const loaded = MiniSearch.loadJS(index, INDEX_OPTIONS)
  const pageOf = (id: number) => records[id]?.pageHref ?? ''
  return {
    search: (query) =>
      searchIndex(loaded, pageOf, query.slice(0, MAX_QUERY)).flatMap(({ id }) => records[id] ?? []),
  }
}
