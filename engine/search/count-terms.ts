import { FIELDS } from './score-weights.ts'
import type { SearchRecord } from './search-sections.ts'
import { indexTokens } from './tokenize.ts'

/** Bits for the count of a term in one field. */
export const COUNT_BITS = 6
const MOST = 2 ** COUNT_BITS - 1

/** The words of one section: all that scoring needs to know of its text. */
export interface TermCounts {
  readonly terms: readonly string[]
  /** For each term its counts in the fields, `COUNT_BITS` each, the first field lowest. */
  readonly counts: readonly number[]
  /** Words in each field. */
  readonly lengths: readonly number[]
}

/** Count the terms of a section, field by field. */
export function countTerms(record: SearchRecord): TermCounts {
  const counts = new Map<string, number>()
  const lengths = FIELDS.map((field, at) => {
    const tokens = indexTokens(record[field])
    const one = 1 << (COUNT_BITS * at)
    for (const token of tokens) {
      const known = counts.get(token) ?? 0
      if (countAt(known, at) < MOST) counts.set(token, known + one)
    }
    return tokens.length
  })
  return { terms: [...counts.keys()], counts: [...counts.values()], lengths }
}

/** The count of one field in what `countTerms` packed. */
export function countAt(counts: number, field: number): number {
  return (counts >>> (COUNT_BITS * field)) & MOST
}
