import { isCalledTerm } from './called-terms.ts'
import { countAt } from './count-terms.ts'
import { FIELDS, INDEX_WEIGHTS, type IndexWeights } from './index-weights.ts'
import type { TermEntry, TermTable } from './term-table.ts'

/**
 * BM25+ over fields, computed in the build: all counts and lengths are known there, so that the
 * browser needs none of them and a term costs two characters per record.
 */
export function termScorer(
  { pages, pageCount, lengths, boosts, nameBoosts }: TermTable,
  weights: IndexWeights = INDEX_WEIGHTS,
): (entry: TermEntry) => Float64Array {
  const averages = lengths.map(average)
  const pageLengths = new Float64Array(pageCount)
  pages.forEach((page, record) => {
    for (const field of TEXT_FIELDS)
      pageLengths[page] = (pageLengths[page] ?? 0) + (lengths[field]?.[record] ?? 0)
  })
  const pageAverage = average(pageLengths)
  const { saturation, floor } = weights
  const bm25 = (count: number, length: number, by: number) =>
    floor + (count * (saturation + 1)) / (count + saturation * (1 - by + by * length))

  return ({ term, records, counts }) => {
    const scores = new Float64Array(records.length)
    const runs = pageRuns(records, pages)
    FIELDS.forEach((name, field) => {
      const { boost, length: by } = weights.fields[name]
      const countOf = (at: number) => countAt(counts[at] ?? 0, field)
      // Every section contains the names of its page; they count as a single occurrence.
      const isNames = name === 'names'
      const found = isNames
        ? runs.filter(({ start }) => countOf(start) > 0).length
        : counts.reduce((sum, packed) => sum + (countAt(packed, field) > 0 ? 1 : 0), 0)
      const weight = boost * rarity(found, isNames ? pageCount : pages.length)
      records.forEach((record, at) => {
        const count = countOf(at)
        if (count === 0) return
        const length = (lengths[field]?.[record] ?? 0) / (averages[field] || 1)
        const isOpening = pages[record - 1] !== pages[record]
        const share = isNames && !isOpening ? weights.namesBelow : 1
        scores[at] = (scores[at] ?? 0) + weight * share * bm25(count, length, by)
      })
    })
    // The share of the whole page; a page that only mentions the term gains little.
    const weight = weights.page * rarity(runs.length, pageCount)
    for (const { start, end, page } of runs) {
      let count = 0
      for (let at = start; at < end; at++)
        for (const field of TEXT_FIELDS) count += countAt(counts[at] ?? 0, field)
      if (count === 0) continue
      const length = (pageLengths[page] ?? 0) / (pageAverage || 1)
      const score = weight * bm25(count, length, PAGE_LENGTH)
      for (let at = start; at < end; at++) scores[at] = (scores[at] ?? 0) + score
    }
    const factors = isCalledTerm(term) ? nameBoosts : boosts
    return scores.map((score, at) => score * (factors[pages[records[at] ?? 0] ?? 0] ?? 1))
  }
}

/** Fields with the page's own text. Code repeats names in every example, so it does not count. */
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

/** The places of a term's records, page by page. */
function pageRuns(records: Uint32Array, pages: readonly number[]) {
  const runs: { readonly page: number; readonly start: number; end: number }[] = []
  records.forEach((record, at) => {
    const page = pages[record] ?? 0
    const run = runs.at(-1)
    if (run?.page === page) run.end = at + 1
    else runs.push({ page, start: at, end: at + 1 })
  })
  return runs
}
