import { editDistance } from './edit-distance.ts'
import type { IndexReader } from './index-reader.ts'
import { isFiller } from './name-keys.ts'
import type { WeightedTerm } from './query-scores.ts'
import { TYPO_WEIGHTS } from './query-weights.ts'

/** Terms that are looked up, the nearest ones. */
const MOST_TYPOS = 15

/** A term of the vocabulary near a word. */
export interface NearTerm {
  readonly term: string
  readonly distance: number
}

/** Words of this length may have two typos, shorter ones one. */
const LONG_WORD = 8

/** The terms that a word may mean if it has a typo, nearest first. */
export async function typosOf(
  index: IndexReader,
  word: string,
  isOpen: boolean,
): Promise<WeightedTerm[]> {
  const limit = word.length < LONG_WORD ? 1 : 2
  const digits = digitsOf(word)
  const near = nearTerms(await index.vocabulary(), limit, (term) =>
    // Another number is another thing: `x403` is no `x402`. A word without meaning finds everything.
    digitsOf(term) === digits && !isFiller(term)
      ? typoDistance(word, term, limit, isOpen)
      : limit + 1,
  )
  const found = await Promise.all(
    near.slice(0, MOST_TYPOS).map(async ({ term, distance }) => {
      const known = await index.term(term)
      const weight = TYPO_WEIGHTS[Math.ceil(distance) - 1] ?? 0
      return known && { ...known, weight, isMeant: distance <= 1 }
    }),
  )
  return found.filter((term) => term !== undefined)
}

/** The terms within a distance, nearest first. */
export function nearTerms(
  known: readonly string[],
  limit: number,
  distanceTo: (term: string) => number,
): NearTerm[] {
  return known
    .map((term) => ({ term, distance: distanceTo(term) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
}

function digitsOf(term: string): string {
  return term.replace(/\D/g, '')
}

/** A word still being typed is also compared with beginnings of terms. */
function typoDistance(word: string, term: string, limit: number, isOpen: boolean): number {
  const distance = editDistance(word, term, limit)
  if (!isOpen || distance <= limit || term.length <= word.length) return distance
  return editDistance(word, term.slice(0, word.length), limit)
}
