/**
 * How much each fact about a result counts when the best ones are put in order, in the order of
 * `RESULT_FACTS`. Fitted by `node bench/fit-result-weights.mjs` on the open lists in
 * `tests/search/`, judged by cross-validation; no held-out list takes part.
 */
export const RESULT_WEIGHTS: readonly number[] = [4.51, 1.02, 1.27, 1.44, 1.18, 0.61, -3.82, 2.49]
