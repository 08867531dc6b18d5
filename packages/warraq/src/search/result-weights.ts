/**
 * How much each fact about a result counts when the best ones are put in order, in the order of
 * `RESULT_FACTS`. Fitted by `node bench/fit-result-weights.mjs` on the open lists in
 * `tests/search/`, judged by cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: readonly number[] = [
  3, 1.4, 1.4, 2.4, 0.7, 0.5, -1.9, 2.2, 0.5, 1.3, 1.8,
]
