import { openProvider } from 'virtual:docs-search'
import { createSearchSource, type OpenSearch } from '../theme/SearchDialog/search-source.ts'
import type { SearchParts } from '../theme/SearchDialog/use-search.ts'

/** The search of a document by the provider of its site. */
export function openSearch(source: Pick<SearchParts, 'site' | 'search' | 'page'>): OpenSearch {
  return createSearchSource({ ...source, openProvider })
}
