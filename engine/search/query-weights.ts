/** How much each way to find a word counts. Measured; the quality is not sensitive to them. */
export const QUERY_WEIGHTS = {
  /** The beginning of a longer word. */
  prefix: 0.5,
  /** A word with the same beginning and another ending: `delegating`, `delegation`. */
  ending: 0.35,
  /** A typo of one letter, of two. */
  typo: [0.7, 0.4],
  /** An identifier as a whole, and in its parts. */
  whole: 1.6,
  part: 0.3,
  synonym: 0.5,
  joined: 1,
  /** What a word counts that is elsewhere on the page. */
  elsewhere: 0.3,
  /** Exponent of the share of words that a record holds. */
  coverage: 1.5,
  /** Share of its three next best sections that a page's best one gets. */
  page: 0.3,
}

export type QueryWeights = typeof QUERY_WEIGHTS
