import MiniSearch from 'minisearch'
import { INDEX_OPTIONS } from './index-options.ts'
import type { SearchIndexFile } from './search-index-file.ts'
import type { SearchRecord } from './search-sections.ts'

/** Characters of a section's text that results can show. */
const EXCERPT_LENGTH = 180

/** The index of all sections with what the results show of each; the same input gives the same text. */
export function buildSearchIndex(records: readonly SearchRecord[]): string {
  const index = new MiniSearch(INDEX_OPTIONS)
  index.addAll(records.map((record, id) => ({ id, ...record })))
  const file: SearchIndexFile = {
    index: index.toJSON(),
    records: records.map(({ href, pageHref, title, crumbs, tag, heading, body }) => ({
      href,
      pageHref,
      title,
      heading,
      crumbs,
      tag,
      excerpt: body.slice(0, EXCERPT_LENGTH),
    })),
  }
  return JSON.stringify(file)
}
