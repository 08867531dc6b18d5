import type { SearchHit } from '@warraq/search/search-provider'
import { spreadPages } from '@warraq/search/spread-pages'

/** Hits of one page that follow each other. */
export type HitGroup = [SearchHit, ...SearchHit[]]

/**
 * Hits in their order, grouped by page: at most two of a page before those of another one, so that a
 * page may have several groups.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups: HitGroup[] = []
  for (const hit of spreadPages(hits, ({ pageHref }) => pageHref)) {
    const last = groups.at(-1)
    if (last?.[0].pageHref === hit.pageHref) last.push(hit)
    else groups.push([hit])
  }
  return groups
}
