import type { FoundTerm } from './index-reader.ts'
import { PackedReader } from './packed-numbers.ts'
import { SHARE_POWER } from './query-weights.ts'

/** A matching term with a weight for how well it matches. */
export interface WeightedTerm extends FoundTerm {
  readonly weight: number
  /** Whether the word is this one with a typo; two typos may just as well make another word. */
  readonly isMeant?: boolean
}

/** Score of each record, by number. */
export type Scores = Float32Array

/** The best score of the terms for each record. */
export function scoreTerms(terms: readonly WeightedTerm[], size: number): Scores {
  const scores = new Float32Array(size)
  for (const { postings, weight } of terms) {
    const reader = new PackedReader(postings)
    let record = -1
    while (!reader.isAtEnd) {
      record += reader.number() + 1
      const score = reader.score() * weight
      if (score > (scores[record] ?? 0)) scores[record] = score
    }
  }
  return scores
}

/** The scores of one word, and how rare the word is as typed. */
export interface WordScores {
  readonly scores: Scores
  readonly rarity: number
}

/**
 * Sum over words; records that contain more of them rank higher. Missing a rare word costs more
 * than missing a common one.
 */
export function combine(words: readonly WordScores[], size: number): Scores {
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0)
  return new Float32Array(size).map((_, record) => {
    let sum = 0
    let found = 0
    for (const { scores, rarity } of words) {
      const score = scores[record] ?? 0
      if (score === 0) continue
      sum += score
      found += rarity
    }
    return found === 0 ? 0 : sum * (found / all) ** SHARE_POWER
  })
}

/** Weight of a word: the fewer records, the higher. One without matches may be anything. */
export function rarityOf(scores: Scores): number {
  const found = scores.reduce((count, score) => (score > 0 ? count + 1 : count), 0)
  return found === 0 ? 1 : Math.log(1 + scores.length / found)
}

function bestOf(scores: Scores): number {
  return scores.reduce((most, score) => Math.max(most, score), 0)
}

/**
 * Alternatives never lower the score of typed words, and stay below `limit` times the best section
 * with the typed word, if there is one.
 */
export function raise(scores: Scores, others: Scores, limit: number): void {
  const best = bestOf(scores)
  const most = best === 0 ? Number.POSITIVE_INFINITY : best * limit
  others.forEach((score, record) => {
    scores[record] = Math.max(scores[record] ?? 0, Math.min(score, most))
  })
}
