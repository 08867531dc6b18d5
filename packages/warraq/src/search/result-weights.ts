/**
 * How much each fact about a result counts when the best ones are put in order, in the order of
 * `RESULT_FACTS`. Fitted by `node bench/fit-result-weights.mjs` on the open lists in
 * `tests/search/`, judged by cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: readonly number[] = [
  2.1, 1.8, 0.9, -1.4, -2.4, 2.2, 2.6, 2.4, 2.2, 1.9, 2.1,
]
