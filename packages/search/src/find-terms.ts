import { isCalledTerm } from './called-terms.ts'
import type { FoundTerm, IndexReader } from './index-reader.ts'
import type { WeightedTerm } from './query-scores.ts'
import {
  OTHER_WEIGHTS,
  PREFIX_WEIGHT,
  TYPED_PREFIX_WEIGHT,
  WITHOUT_NUMBER_WEIGHT,
} from './query-weights.ts'
import type { QueryWord } from './query-words.ts'
import { isHyphenated, stem, words } from './tokenize.ts'
import { formsOf, irregularForms, relationTo, rootsOf } from './word-roots.ts'

export type AskedWord = Pick<QueryWord, 'whole' | 'isOpen'>

/** Minimum length of a word that matches longer words after it is complete. */
const SHORTEST_PREFIX = 4
/** A Korean letter is a syllable, and a noun has its case at its end. */
const SYLLABLES = /^\p{sc=Hangul}/u
/** Too many words begin with a shorter root: `us` of `using`. */
const SHORTEST_ROOT = 3
const LONG_HEX = /^[\da-f]{8,}$/
/** Numbers have no typos. */
export const MAY_BE_MISTYPED = /[\p{L}\p{M}]{3}/u
/** Maximum number of terms that one word may match; the nearest ones come first. */
const MOST_TERMS = 60

/** The terms that match a plain word: itself, longer words, or else words with a typo. */
export async function findTerms(
  index: IndexReader,
  { whole, isOpen }: AskedWord,
): Promise<WeightedTerm[]> {
  const word = stem(whole)
  const beginning =
    isOpen || word.length >= (SYLLABLES.test(word) ? 2 : SHORTEST_PREFIX)
      ? await index.termsFrom(word)
      : [await index.term(word)].filter((found) => found !== undefined)
  // `precompilse` begins the joined roots of the name `Send to a precompile`, and is a typo.
  const longer = withPrefixWeights(word, beginning)
  const certain = [
    ...longer.filter(({ term }) => !isCalledTerm(term)),
    ...(await sameRoot(index, word)),
  ]
  const likely = certain.length > 0 ? certain : await uncertain(index, word, isOpen)
  const found = likely.length > 0 ? likely : longer
  return bestOf(asFrequent(word, found, index.pages.length))
}

/** Terms without the number that a word ends with, `pool` for `pool75`, or with a typo. */
async function uncertain(
  index: IndexReader,
  word: string,
  isOpen: boolean,
): Promise<WeightedTerm[]> {
  // Readers leave out the beginning of an address or hash.
  const address = LONG_HEX.test(word) ? await index.termsFrom(`0x${word}`) : []
  if (address.length > 0) return address.map((term) => ({ ...term, weight: 1 }))
  const letters = stem(word.replace(/\d+$/, ''))
  const known = letters.length < SHORTEST_PREFIX ? undefined : await index.term(letters)
  if (known) return [{ ...known, weight: WITHOUT_NUMBER_WEIGHT }]
  if (word.length < SHORTEST_PREFIX || !MAY_BE_MISTYPED.test(word)) return []
  // Few words need this code. A deploy may have removed it since: then there are no typos.
  const [typos] = await Promise.all([
    import('./typos.ts').catch(() => undefined),
    index.vocabulary(),
  ])
  return typos?.typosOf(index, word, isOpen) ?? []
}

/** Every term once, with its best weight; the nearest ones. */
function bestOf(terms: readonly WeightedTerm[]): WeightedTerm[] {
  const sorted = terms.toSorted((a, b) => b.weight - a.weight)
  const seen = new Set<string>()
  const best = sorted.filter(({ term }) => !seen.has(term) && seen.add(term))
  return best.slice(0, MOST_TERMS)
}

/** Terms that begin with an identifier, or with the longest indexed piece of a path. */
export async function findIdentifier(
  index: IndexReader,
  { raw, whole, isOpen }: Pick<QueryWord, 'raw' | 'whole' | 'isOpen'>,
): Promise<WeightedTerm[]> {
  const isTyped = isOpen && !isHyphenated(raw)
  for (const piece of [whole, ...pathPieces(raw)]) {
    const found = await index.termsFrom(piece)
    if (found.length === 0) continue
    const weight = isTyped ? TYPED_PREFIX_WEIGHT : PREFIX_WEIGHT
    return bestOf(asFrequent(piece, withPrefixWeights(piece, found, weight), index.pages.length))
  }
  return bestOf(await uncertain(index, whole, false))
}

/** Pieces of `host/items/abc1`: without the last segment, a value, or without the first, a host. */
function pathPieces(raw: string): string[] {
  const segments = raw.split('/')
  const pieces = [segments.slice(0, -1), segments.slice(1), segments.slice(0, -2)]
  return pieces.filter((piece) => piece.length > 0).flatMap((piece) => wholeOf(piece.join('/')))
}

/** The piece as one identifier; plain words are found in parts. */
function wholeOf(piece: string): string[] {
  return words(piece).flatMap(({ whole, parts }) => (parts.length > 1 ? [whole] : []))
}

/** Terms that a word begins, weighted by how much of them it covers. */
function withPrefixWeights(
  word: string,
  terms: readonly FoundTerm[],
  prefix = PREFIX_WEIGHT,
): WeightedTerm[] {
  return terms.map((term) => {
    const { length } = term.term
    const covered = length / (length + 0.3 * (length - word.length))
    return { ...term, weight: term.term === word ? 1 : prefix * covered }
  })
}

/**
 * Rare terms score high by themselves. A term that was not typed counts as if it were as frequent as
 * the most frequent one of its word: `valid` means `validator`, not `validator_slashes`.
 */
function asFrequent(word: string, terms: readonly WeightedTerm[], size: number): WeightedTerm[] {
  // A posting is at least two characters.
  const rarity = ({ postings }: FoundTerm) => Math.log(1 + (2 * size) / postings.length)
  const least = Math.min(...terms.map(rarity))
  return terms.map((term) =>
    term.term === word ? term : { ...term, weight: (term.weight * least) / rarity(term) },
  )
}

/** Terms that differ only in an English ending: `verify` and `verification` for `verifying`. */
async function sameRoot(index: IndexReader, word: string): Promise<WeightedTerm[]> {
  const roots = rootsOf(word)
  // `verif` also begins `verify`, whose root is `verifi`.
  const beginnings = [...roots.keys()].map((root) => root.replace(/i$/, ''))
  const short = beginnings.filter((root) => root.length < SHORTEST_ROOT)
  const spelt = new Set([...short.flatMap(formsOf), ...irregularForms(roots)])
  const found = await Promise.all([
    ...[...new Set(beginnings)]
      .filter((root) => root.length >= SHORTEST_ROOT)
      .map((root) => index.termsFrom(root)),
    ...Array.from(spelt, (form) => index.term(form)),
  ])
  return found.flat().flatMap((term) => {
    if (term === undefined || term.term === word) return []
    const relation = relationTo(roots, term.term)
    return relation === undefined ? [] : [{ ...term, weight: OTHER_WEIGHTS[relation] }]
  })
}
