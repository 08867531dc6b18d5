import { FIELDS, type Field } from './index-weights.ts'
import type { SearchRecord } from './search-sections.ts'
import { calledTerm, tokensOf, words } from './tokenize.ts'

/** Bits for the count of a term in one field. */
const COUNT_BITS = 5
const MOST = 2 ** COUNT_BITS - 1

const TEXTS = ['names', 'heading', 'path', 'body', 'code'] as const

/** Count the terms of a section, field by field: all data that scoring needs. */
export function countTerms(record: SearchRecord) {
  /** For each term its counts in the fields, with `COUNT_BITS` each, the first field lowest. */
  const counts = new Map<string, number>()
  /** Number of words in each field. */
  const lengths = FIELDS.map(() => 0)
  const add = (field: Field, tokens: readonly string[]) => {
    const at = FIELDS.indexOf(field)
    const one = 1 << (COUNT_BITS * at)
    for (const token of tokens) {
      const known = counts.get(token) ?? 0
      if (countAt(known, at) < MOST) counts.set(token, known + one)
    }
    lengths[at] = (lengths[at] ?? 0) + tokens.length
  }
  for (const field of TEXTS) {
    const { tokens, parts } = tokensOf(record[field])
    add(field, tokens)
    add('code', parts)
  }
  add('called', calledTerms(record))
  return { counts, lengths }
}

/** The count of one field, from the packed counts of `countTerms`. */
export function countAt(counts: number, field: number): number {
  return (counts >>> (COUNT_BITS * field)) & MOST
}

/** Minimum words of a heading that is indexed as a whole; shorter ones are too common. */
const SHORTEST_HEADING = 3

/**
 * Names of the page as whole terms; also headings as long as a question, and those that are an
 * identifier.
 */
function calledTerms({ title, label, heading, isOpening }: SearchRecord): string[] {
  const texts = isOpening ? [title, label] : isCalled(heading) ? [heading] : []
  return [...new Set(texts.map(calledTerm))].filter((term) => term !== '')
}

function isCalled(heading: string): boolean {
  const found = words(heading)
  const isIdentifier = found.length === 1 && found.some(({ parts }) => parts.length > 0)
  return isIdentifier || found.length >= SHORTEST_HEADING
}
