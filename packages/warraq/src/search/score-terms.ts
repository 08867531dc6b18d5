import { countAt } from './count-terms.ts'
import { FIELDS, SCORE_WEIGHTS, type ScoreWeights } from './score-weights.ts'
import type { TermEntry, TermTable } from './term-table.ts'

/**
 * BM25+ over fields, computed in the build: all counts and lengths are known there, so that the
 * browser needs none of them and a term costs two characters per record.
 */
export function termScorer(
  table: TermTable,
  weights: ScoreWeights = SCORE_WEIGHTS,
): (entry: TermEntry) => Float64Array {
  const { pages, recordCount, pageCount } = table
  const lengths = FIELDS.map((_, field) => table.lengthsOf(field))
  const averages = lengths.map(average)
  const pageLengths = new Float64Array(pageCount)
  const isOpening = new Uint8Array(recordCount)
  for (let record = 0; record < recordCount; record++) {
    const page = pages[record] ?? 0
    if (record === 0 || pages[record - 1] !== page) isOpening[record] = 1
    for (const field of TEXT_FIELDS)
      pageLengths[page] = (pageLengths[page] ?? 0) + (lengths[field]?.[record] ?? 0)
  }
  const pageAverage = average(pageLengths)
  const { saturation, floor } = weights
  const bm25 = (count: number, length: number, by: number) =>
    floor + (count * (saturation + 1)) / (count + saturation * (1 - by + by * length))

  return ({ records, counts }) => {
    const scores = new Float64Array(records.length)
    FIELDS.forEach((name, field) => {
      const { boost, length: by } = weights.fields[name]
      // Every section contains the names of its page; they count as a single occurrence.
      const isNames = name === 'names'
      const found = isNames
        ? countPages(records, counts, field, pages)
        : counts.reduce((sum, packed) => sum + (countAt(packed, field) > 0 ? 1 : 0), 0)
      if (found === 0) return
      const weight = boost * rarity(found, isNames ? pageCount : recordCount)
      for (let at = 0; at < records.length; at++) {
        const count = countAt(counts[at] ?? 0, field)
        if (count === 0) continue
        const record = records[at] ?? 0
        const length = (lengths[field]?.[record] ?? 0) / (averages[field] || 1)
        const share = isNames && isOpening[record] === 0 ? weights.namesBelow : 1
        scores[at] = (scores[at] ?? 0) + weight * share * bm25(count, length, by)
      }
    })
    addPages()
    return scores

    /** Adds the share of the whole page; a page that only mentions the term gains little. */
    function addPages(): void {
      const runs = pageRuns(records, pages)
      const weight = weights.page * rarity(runs.length, pageCount)
      for (const { start, end, page } of runs) {
        let count = 0
        for (let at = start; at < end; at++)
          for (const field of TEXT_FIELDS) count += countAt(counts[at] ?? 0, field)
        if (count === 0) continue
        const score =
          weight * bm25(count, (pageLengths[page] ?? 0) / (pageAverage || 1), PAGE_LENGTH)
        for (let at = start; at < end; at++) scores[at] = (scores[at] ?? 0) + score
      }
    }
  }
}

/**
 * Fields with the page's own text: heading and body. Code repeats the same names in every example,
 * so it does not count.
 */
const TEXT_FIELDS = [1, 3] as const
const PAGE_LENGTH = 0.9

/** BM25's inverse document frequency. */
function rarity(found: number, of: number): number {
  return Math.log(1 + (of - found + 0.5) / (found + 0.5))
}

function average(values: ArrayLike<number> & Iterable<number>): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

interface PageRun {
  readonly start: number
  readonly end: number
  readonly page: number
}

/** The records of a term, page by page. */
function pageRuns(records: Uint32Array, pages: Uint32Array): PageRun[] {
  const runs: PageRun[] = []
  let start = 0
  for (let at = 1; at <= records.length; at++) {
    const page = pages[records[start] ?? 0] ?? 0
    if (at < records.length && pages[records[at] ?? 0] === page) continue
    runs.push({ start, end: at, page })
    start = at
  }
  return runs
}

function countPages(
  records: Uint32Array,
  counts: Uint32Array,
  field: number,
  pages: Uint32Array,
): number {
  let found = 0
  let last = -1
  for (let at = 0; at < records.length; at++) {
    const page = pages[records[at] ?? 0] ?? 0
    if (page === last || countAt(counts[at] ?? 0, field) === 0) continue
    last = page
    found++
  }
  return found
}
