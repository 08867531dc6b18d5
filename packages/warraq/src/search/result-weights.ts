import type { ResultFacts } from './result-facts.ts'

/**
 * How much each fact about a result counts when the best ones are put in order. Fitted by
 * `node bench/fit-result-weights.mjs` on the open lists in `tests/search/`, judged by
 * cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: ResultFacts = {
  score: 4.21,
  near: 2.3,
  title: 0.69,
  heading: 0.55,
  headingOnly: 1.58,
  isOpening: 0.2,
  lead: 0.95,
  length: 0.78,
  isFirstOfPage: -3.52,
  sections: 0.05,
  weakest: 1.52,
}
