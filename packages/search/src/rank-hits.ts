import type { HitPlace, IndexReader } from './index-reader.ts'
import { type RankedRecord, type RankedRecords, searchIndex } from './query.ts'
import type { ResultTexts } from './result-facts.ts'
import { spreadPages } from './spread-pages.ts'

/** Hits beyond these stay in their order. */
const MOST_SPREAD = 300

export interface RankedHit extends RankedRecord {
  readonly index: IndexReader
  /** Unique among all indexes. */
  readonly page: string
  readonly terms: RankedRecords['terms']
  readonly synonyms: RankedRecords['synonyms']
}

export interface RankedHits {
  readonly ranked: readonly RankedHit[]
  /** The page of each hit, also of those with other tags. */
  readonly everywhere: readonly unknown[]
  readonly terms: readonly string[]
}

/** The hits of all indexes, best first. */
export async function rankedHits(
  indexes: readonly IndexReader[],
  query: string,
  /** Search tags of the searched pages; absent: all. */
  tags: readonly string[] | undefined,
): Promise<RankedHits> {
  const found = await Promise.all(indexes.map((index) => searchIndex(index, query)))
  const hits = found.flatMap(({ ranked, terms, synonyms }, at) => {
    const index = indexes[at] as IndexReader
    return ranked
      .filter(({ record }) => tags === undefined || tags.includes(index.tagOf(record)))
      .map((hit) => ({ ...hit, index, terms, synonyms, page: `${at} ${index.pages[hit.record]}` }))
  })
  // The sort is stable: one index is in order already.
  const ranked = hits.sort((a, b) => b.score - a.score)
  const everywhere = found.flatMap(({ ranked }, at) =>
    ranked.map(({ record }) => indexes[at]?.pages[record]),
  )
  return {
    ranked,
    everywhere,
    terms: [...new Set(found.flatMap(({ terms }) => [...terms.keys()]))],
  }
}

/** Where a hit leads and what it says. */
export async function textsOf({ index, record }: RankedHit): Promise<HitPlace & ResultTexts> {
  const [place, texts] = await Promise.all([index.place(record), index.texts(record)])
  return { ...place, ...texts }
}

/** Hits so that no page takes more than two rows in a row. */
export function spreadHits(ranked: readonly RankedHit[]): RankedHit[] {
  const spread = spreadPages(ranked.slice(0, MOST_SPREAD), ({ page }) => page)
  return [...spread, ...ranked.slice(MOST_SPREAD)]
}
