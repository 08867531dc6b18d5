/**
 * How much each fact about a result counts when the best ones are put in order, in the order of
 * `RESULT_FACTS`. Fitted by `node bench/fit-result-weights.mjs` on the open lists in
 * `tests/search/`, judged by cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: readonly number[] = [
  3.2, 1.2, 0.8, 2.2, 0.8, 0.4, -2.3, 2.5, 0.6, 1.1, 2.1,
]
