import { calledTerm, sentencesOf } from './called-terms.ts'
import { FIELDS, type Field } from './index-weights.ts'
import { isFiller, nameKey, rootsIn } from './name-keys.ts'
import type { SearchRecord } from './search-record.ts'
import { tokensOf, words } from './tokenize.ts'

/** Bits for the count of a term in one field. */
const COUNT_BITS = 4
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
    const one = oneIn(field)
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

/**
 * Terms of what readers say, once each, without fillers; a phrase is also a name, in any order of its
 * words.
 */
export function askedTerms(phrases: readonly string[]): Map<string, number> {
  const one = oneIn('asked')
  const { tokens } = tokensOf(phrases.join('\n'))
  const terms = new Map(tokens.filter((term) => !isFiller(term)).map((term) => [term, one]))
  for (const phrase of phrases) {
    const key = nameKey(phrase)
    if (key !== '') terms.set(key, oneIn('called'))
  }
  return terms
}

/** The packed count of one occurrence in a field. */
function oneIn(field: Field): number {
  return 1 << (COUNT_BITS * FIELDS.indexOf(field))
}

/** The count of one field, from the packed counts of `countTerms`. */
export function countAt(counts: number, field: number): number {
  return (counts >>> (COUNT_BITS * field)) & MOST
}

/** Minimum words of a heading that is a name without the title of its page. */
const SHORTEST_NAME = 2
const SHORTEST_QUESTION = 3
/** Most words of a name together with the title of its page. */
const MOST_WITH_TITLE = 6
/** Most commands of a section that are names of it. */
const MOST_COMMANDS = 12

/**
 * Whole terms: names of the page and commands in the order in which they are typed, but no shorter
 * label of one plain word, which every page about it contains; the words of
 * headings and of the sentences of an error message in any order, also with the title of the page.
 */
function calledTerms(record: SearchRecord): string[] {
  const { title, label, heading, isOpening, commands } = record
  const own = isOpening ? [title, label] : [heading, ...piecesOf(heading)]
  const names = [
    ...(isOpening ? [] : [`${title} ${heading}`].filter(isShort)),
    ...own.filter(isName),
  ]
  const typed = [
    ...(isOpening
      ? own.filter((text) => text === title || isName(text))
      : own.filter((text) => !isName(text) && words(text).length >= SHORTEST_QUESTION)),
    ...commands.slice(0, MOST_COMMANDS),
  ]
  const terms = new Set([...typed.map(calledTerm), ...names.map(nameKey)])
  return [...terms].filter((term) => term !== '')
}

/** The sentences of an error message that are names by themselves. */
function piecesOf(heading: string): string[] {
  return sentencesOf(heading).filter((piece) => rootsIn(piece).length >= SHORTEST_NAME)
}

/** Whether a text names one thing: two words, or an identifier. */
export function isName(text: string): boolean {
  return rootsIn(text).length >= SHORTEST_NAME || words(text).some(({ parts }) => parts.length > 0)
}

function isShort(name: string): boolean {
  const { length } = rootsIn(name)
  return length >= SHORTEST_NAME && length <= MOST_WITH_TITLE
}
