import type { SearchHit } from '../../search/search-provider.ts'

const MAX_PER_GROUP = 5

/** Hits of one page, the best first. */
export type HitGroup = [SearchHit, ...SearchHit[]]

/** Hits grouped by page: the page with the best hit first; at most five of each. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const pages = new Map<string, HitGroup>()
  for (const hit of hits) {
    const group = pages.get(hit.pageHref)
    if (group === undefined) pages.set(hit.pageHref, [hit])
    else if (group.length < MAX_PER_GROUP) group.push(hit)
  }
  return [...pages.values()]
}
