/**
 * Weight of each way in which a word of a query matches a term. Chosen by measurement: small changes
 * hardly matter, `tests/build/search-quality.test.ts` judges them.
 */
export const QUERY_WEIGHTS = {
  /** The word is the beginning of a longer one. */
  prefix: 0.3,
  /** Another ending of the same stem: `delegating`, `delegation`. */
  ending: 0.35,
  /** One typo, two typos. */
  typo: [0.9, 0.6],
  /** An identifier in parts, compared with the whole one. */
  part: 0.5,
  synonym: 0.95,
  joined: 1,
  /** The name of a page or question equals the whole query, or begins with it. */
  called: 2,
  calledBeginning: 0.5,
  /** Exponent of the share of query words that a record contains. */
  coverage: 1.25,
  /** Share of its three next best sections that is added to a page's best one. */
  page: 0.6,
}
