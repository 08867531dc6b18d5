import type { AsPlainObject } from 'minisearch'

/** What the results show of a section. */
export interface ShownRecord {
  readonly href: string
  readonly pageHref: string
  readonly title: string
  readonly heading: string
  readonly excerpt: string
}

/** `search/index-<hash>.json`. */
export interface SearchIndexFile {
  readonly index: AsPlainObject
  readonly records: readonly ShownRecord[]
}
