import { editDistance } from '../shared/edit-distance.ts'
import type { FoundTerm, IndexReader } from './index-reader.ts'
import { QUERY_WEIGHTS } from './query-weights.ts'
import type { QueryWord } from './query-words.ts'
import { stem, type Word, words } from './tokenize.ts'

/** A matching term with a weight for how well it matches. */
export interface WeightedTerm extends FoundTerm {
  readonly weight: number
}

export type AskedWord = Pick<QueryWord, 'whole' | 'isOpen'>

/** Minimum length of a word that matches longer words after it is complete. */
const SHORTEST_PREFIX = 4
/** Maximum number of terms that one word may match; the nearest ones come first. */
const MOST_TERMS = 60

/**
 * The terms of the index that match a plain word: itself, longer words, or otherwise words with a
 * typo.
 */
export async function findTerms(
  index: IndexReader,
  { whole, isOpen }: AskedWord,
): Promise<WeightedTerm[]> {
  const word = stem(whole)
  const beginning =
    isOpen || word.length >= SHORTEST_PREFIX
      ? await index.termsFrom(word)
      : [await index.term(word)].filter((found) => found !== undefined)
  const certain = beginning.map((term) => ({ ...term, weight: prefixWeight(word, term.term) }))
  const typos = certain.length > 0 ? [] : await typosOf(index, word, isOpen)
  const related = await sameRoot(index, word)
  return [...certain, ...typos, ...related].sort((a, b) => b.weight - a.weight).slice(0, MOST_TERMS)
}

/** Terms that begin with an identifier, or with the longest indexed piece of a path. */
export async function findIdentifier(
  index: IndexReader,
  { raw, whole }: Pick<Word, 'raw' | 'whole'>,
): Promise<WeightedTerm[]> {
  for (const piece of [whole, ...pathPieces(raw)]) {
    const found = await index.termsFrom(piece)
    if (found.length === 0) continue
    return found
      .map((term) => ({ ...term, weight: prefixWeight(piece, term.term) }))
      .slice(0, MOST_TERMS)
  }
  return (await typosOf(index, whole, false)).slice(0, MOST_TERMS)
}

/**
 * Pieces of `host/items/abc1`: without its last segment, which may be a value, and without its
 * first, a host.
 */
function pathPieces(raw: string): string[] {
  const segments = raw.split('/')
  const pieces = [segments.slice(0, -1), segments.slice(1), segments.slice(0, -2)]
  return pieces.filter((piece) => piece.length > 0).flatMap((piece) => wholeOf(piece.join('/')))
}

/** The piece as one identifier; plain words are found in parts. */
function wholeOf(piece: string): string[] {
  return words(piece).flatMap(({ whole, parts }) => (parts.length > 1 ? [whole] : []))
}

function prefixWeight(word: string, term: string): number {
  if (term === word) return 1
  const rest = term.length - word.length
  return (QUERY_WEIGHTS.prefix * term.length) / (term.length + 0.3 * rest)
}

const ENDINGS = /(?:ings?|ions?|ers?|ors?|ed|es?)$/

/** Terms that differ only in an English ending. */
async function sameRoot(index: IndexReader, word: string): Promise<WeightedTerm[]> {
  const root = word.replace(ENDINGS, '')
  if (root === word || root.length < SHORTEST_PREFIX) return []
  const found = await index.termsFrom(root)
  return found
    .filter(({ term }) => !term.startsWith(word) && ENDINGS.test(term))
    .filter(({ term }) => term.replace(ENDINGS, '') === root)
    .map((term) => ({ ...term, weight: QUERY_WEIGHTS.ending }))
}

/** Number of typos tolerated: none in short words and in those with digits, then one, then two. */
function editsFor(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

async function typosOf(index: IndexReader, word: string, isOpen: boolean): Promise<WeightedTerm[]> {
  const limit = editsFor(word)
  if (limit === 0) return []
  const near = (await index.vocabulary()).flatMap((term) => {
    const distance = typoDistance(word, term, limit, isOpen)
    return distance > limit ? [] : [{ term, distance }]
  })
  near.sort((a, b) => a.distance - b.distance)
  const found = await Promise.all(
    near.slice(0, MOST_TERMS / 4).map(async ({ term, distance }) => {
      const known = await index.term(term)
      return known && { ...known, weight: QUERY_WEIGHTS.typo[Math.ceil(distance) - 1] ?? 0 }
    }),
  )
  return found.filter((term) => term !== undefined)
}

/** A word still being typed is also compared with beginnings of terms. */
function typoDistance(word: string, term: string, limit: number, isOpen: boolean): number {
  const distance = editDistance(word, term, limit)
  if (!isOpen || distance <= limit || term.length <= word.length) return distance
  return editDistance(word, term.slice(0, word.length), limit)
}
