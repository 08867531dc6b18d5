import { openProvider } from 'virtual:docs-search'
import { createSearchSource, type OpenSearch } from '@warraq/search-dialog/dialog/search-source'
import type { SearchParts } from '@warraq/search-dialog/dialog/use-search'

/** The search of a document by the provider of its site. */
export function openSearch(source: Pick<SearchParts, 'site' | 'search' | 'page'>): OpenSearch {
  return createSearchSource({ ...source, openProvider })
}
