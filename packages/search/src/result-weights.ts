/**
 * How much each fact about a result counts when the best ones are put in order, in the order of
 * `RESULT_FACTS`. Fitted by `node bench/fit-result-weights.mjs` on the open lists in
 * `tests/search/`, judged by cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: readonly number[] = [
  2.3, 1.9, 0.4, -1.5, -2.1, 1.4, 2.8, 2.6, 1.5, 1.7, 1.4,
]
