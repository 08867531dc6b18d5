import { openProvider } from 'virtual:docs-search'
import {
  createSearchSource,
  type OpenSearch,
  type SearchSource,
} from '@warraq/search-dialog/dialog/search-source'

/** The search of a document by the provider of its site. */
export const openSearch = (source: SearchSource): OpenSearch =>
  createSearchSource(source, openProvider)
