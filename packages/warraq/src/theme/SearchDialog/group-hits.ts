import type { SearchHit } from '../../search/search-provider.ts'

/** Hits of one page, limited to the size of a group. */
export interface HitGroup {
  readonly pageHref: string
  readonly title: string
  readonly crumbs: readonly string[]
  readonly hits: readonly SearchHit[]
}

const MAX_PER_GROUP = 5

/** Hits grouped by page: the page with the best hit first, and in each page the best hit first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const pages = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const known = pages.get(hit.pageHref)
    if (known === undefined) pages.set(hit.pageHref, [hit])
    else if (known.length < MAX_PER_GROUP) known.push(hit)
  }
  return [...pages.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const { pageHref, title, crumbs } = first
    return [{ pageHref, title, crumbs, hits: own }]
  })
}
