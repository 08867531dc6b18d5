import type { ResultFacts } from './result-facts.ts'

/**
 * How much each fact about a result counts when the best ones are put in order. Fitted by
 * `node bench/fit-result-weights.mjs` on the open lists in `tests/search/`, judged by
 * cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: ResultFacts = {
  score: 4.46,
  near: 1.12,
  title: 0.81,
  heading: 0.97,
  headingOnly: 1.05,
  isOpening: 0.4,
  lead: 1.22,
  length: 0.49,
  isFirstOfPage: -3.87,
  sections: -0.39,
  weakest: 2.26,
}
