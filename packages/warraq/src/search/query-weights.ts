/** How much each way to find a word counts. Measured; the quality is not sensitive to them. */
export const QUERY_WEIGHTS = {
  /** The beginning of a longer word. */
  prefix: 0.3,
  /** A word with the same beginning and another ending: `delegating`, `delegation`. */
  ending: 0.35,
  /** A typo of one letter, of two. */
  typo: [0.9, 0.6],
  /** An identifier as a whole, and in its parts. */
  whole: 1,
  part: 0.5,
  synonym: 0.95,
  joined: 1,
  /** A page or question that is called like the whole query, or begins so. */
  called: 2,
  calledBeginning: 0.5,
  /** Exponent of the share of words that a record holds. */
  coverage: 1.25,
  /** Share of its three next best sections that a page's best one gets. */
  page: 0.6,
}
