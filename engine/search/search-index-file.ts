import type { AsPlainObject } from 'minisearch'
import type { SearchHit } from './search-provider.ts'

/** What the results show of a section. */
export interface ShownRecord extends SearchHit {
  /** Search tag of its page. */
  readonly tag: string
}

/** `search-index.json`, the one file with a name that stays. */
export interface SearchCatalogue {
  /** Served address of the index. */
  readonly index: string
}

/** `search/index-<hash>.json`. */
export interface SearchIndexFile {
  readonly index: AsPlainObject
  readonly records: readonly ShownRecord[]
}
