import { DIGITS } from './packed-numbers.ts'

/**
 * Scores are stored as one digit on a logarithmic scale: the order of results depends on ratios,
 * and neighbours on the scale differ by 7.5 %.
 */
const LOWEST = 0.2
const STEP = 1.075

/** The digit nearest to a score. */
export function scoreDigit(score: number): number {
  const digit = Math.round(Math.log(score / LOWEST) / Math.log(STEP))
  return Math.max(0, Math.min(DIGITS - 1, digit))
}

/** The score of each digit. */
export const SCORES: readonly number[] = Array.from(
  { length: DIGITS },
  (_, digit) => LOWEST * STEP ** digit,
)
