import type { ResultFacts } from './result-facts.ts'

/**
 * How much each fact about a result counts when the best ones are put in order. Fitted by
 * `node bench/fit-result-weights.mjs` on the open lists in `tests/search/`, judged by
 * cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: ResultFacts = {
  score: 3.81,
  near: 1.58,
  title: 1.03,
  heading: 1.13,
  headingOnly: 1.43,
  isOpening: 0.86,
  lead: 1.23,
  length: 0.54,
  isFirstOfPage: -3.21,
  sections: -0.58,
  weakest: 2,
}
