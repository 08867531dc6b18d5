import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import { FIELD_BOOSTS } from './index-options.ts'
import { STOP_WORDS } from './search-words.ts'
import { synonymsOf } from './synonyms.ts'
import { stem, type Word, words } from './tokenize.ts'

export interface Hit {
  /** Number of the record. */
  readonly id: number
  readonly score: number
}

/** Weights measured on real questions; the quality is not sensitive to them. */
const WEIGHTS = {
  prefix: 0.5,
  fuzzy: 0.25,
  swap: 0.375,
  whole: 1.6,
  part: 0.3,
  synonym: 0.5,
  /** Share of a page's further sections that its best one gets. */
  page: 0.3,
  /** Exponent of the share of words a record holds. */
  coverage: 1.5,
} as const

const SEPARATOR = '\0'
const MAX_HITS = 200

type Scores = Map<number, number>

/** Search an index: identifiers whole and in parts, prefixes while typing, typos, synonyms. */
export function searchIndex(
  index: MiniSearch,
  pageOf: (id: number) => string,
  query: string,
): Hit[] {
  const asked = meaningfulWords(query)
  if (asked.length === 0) return []
  const isOpen = !/\s$/.test(query)
  const scores = combine(
    asked.map((word, at) => scoreWord(index, word, isOpen && at === asked.length - 1)),
  )
  addSynonyms(index, query, scores)
  return withPageBonus(scores, pageOf)
}

/** Each word once; words without meaning only when there are no others. */
function meaningfulWords(query: string): Word[] {
  const all = words(query)
  const content = all.filter(({ whole, parts }) => parts.length > 0 || !STOP_WORDS.has(whole))
  const kept = content.length > 0 ? content : all
  return kept.filter(
    ({ whole }, at) => kept.findIndex((other) => stem(other.whole) === stem(whole)) === at,
  )
}

const BASE: SearchOptions = {
  boost: FIELD_BOOSTS,
  bm25: { k: 1.2, b: 0.7, d: 0.5 },
  weights: { prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy },
  tokenize: (text) => text.split(SEPARATOR),
  processTerm: (term) => term,
  fuzzy: false,
  prefix: false,
}

function scoreWord(index: MiniSearch, word: Word, isOpen: boolean): Scores {
  if (word.parts.length === 0) return scorePlain(index, word.whole, isOpen)
  const scores: Scores = new Map()
  const whole = index.search(word.whole, { ...BASE, prefix: true, fuzzy: editsFor(word.whole) })
  for (const { id, score } of whole) scores.set(id, score * WEIGHTS.whole)
  const parts = word.parts.filter((part) => part.length > 1)
  const inParts = combine(
    parts.map((part, at) => scorePlain(index, part, isOpen && at === parts.length - 1)),
  )
  for (const [id, score] of inParts) scores.set(id, (scores.get(id) ?? 0) + score * WEIGHTS.part)
  return scores
}

function scorePlain(index: MiniSearch, word: string, isOpen: boolean): Scores {
  const scores: Scores = new Map()
  const add = (text: string, weight: number, options: SearchOptions) => {
    for (const { id, score } of index.search(text, { ...BASE, ...options })) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score * weight))
    }
  }
  const singular = stem(word)
  add(singular, 1, { prefix: isOpen || singular.length >= 4, fuzzy: editsFor(singular) })
  if (singular !== word && isOpen) add(word, 1, { prefix: true })
  const swapped = swapsOf(word)
  if (swapped.length > 0) add(swapped.join(SEPARATOR), WEIGHTS.swap, {})
  return scores
}

/** Typos forgiven: none in short words and in those with digits, then one, then two. */
function editsFor(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** The word with each pair of neighbours swapped: `facuet` reaches `faucet`. */
function swapsOf(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return []
  const swaps = new Set<string>()
  for (let at = 0; at < word.length - 1; at++) {
    const [a = '', b = ''] = [word[at], word[at + 1]]
    if (a !== b) swaps.add(stem(word.slice(0, at) + b + a + word.slice(at + 2)))
  }
  return [...swaps]
}

/** Sum over words; a record that holds more of them wins. */
function combine(parts: readonly Scores[]): Scores {
  const sums: Scores = new Map()
  const counts: Scores = new Map()
  for (const part of parts) {
    for (const [id, score] of part) {
      sums.set(id, (sums.get(id) ?? 0) + score)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  if (parts.length < 2) return sums
  for (const [id, count] of counts) {
    sums.set(id, (sums.get(id) ?? 0) * (count / parts.length) ** WEIGHTS.coverage)
  }
  return sums
}

/** A synonym adds results at half weight; it never replaces what was typed. */
function addSynonyms(index: MiniSearch, query: string, scores: Scores): void {
  for (const phrase of synonymsOf(query)) {
    const text = phrase.split(' ').join(SEPARATOR)
    for (const { id, score } of index.search(text, { ...BASE, combineWith: 'AND' })) {
      const value = score * WEIGHTS.synonym
      const former = scores.get(id) ?? 0
      scores.set(id, Math.max(value, former + 0.2 * value))
    }
  }
}

/** A page with several good sections is likelier the right one. */
function withPageBonus(scores: Scores, pageOf: (id: number) => string): Hit[] {
  const hits = [...scores].sort((a, b) => b[1] - a[1]).slice(0, MAX_HITS)
  const byPage = new Map<string, number[]>()
  for (const [id, score] of hits) {
    const page = pageOf(id)
    byPage.set(page, [...(byPage.get(page) ?? []), score])
  }
  return hits
    .map(([id, score]) => {
      const [, second = 0, third = 0, fourth = 0] = byPage.get(pageOf(id)) ?? []
      return { id, score: score + WEIGHTS.page * (second + third + fourth) }
    })
    .sort((a, b) => b.score - a.score)
}
