/**
 * Weight of each way in which a word of a query matches a term. Chosen by measurement: small changes
 * hardly matter, `tests/build/search-quality.test.ts` judges them.
 */
export const QUERY_WEIGHTS = {
  /** The word is the beginning of a longer one. */
  prefix: 0.2,
  /** The beginning of an identifier that is being typed: `eth_getBl` means no part of it. */
  typedPrefix: 0.8,
  /** Another form of the verb: `delegating`, `delegated`, `delegate`. */
  inflected: 0.45,
  /** A word made from the verb: `delegation`, `delegator`. */
  derived: 0.35,
  /** The word without the number at its end: `pool75` is one of many. */
  withoutNumber: 0.9,
  /** One typo, two typos. */
  typo: [0.9, 0.6],
  /** An identifier in parts, compared with the whole one. */
  part: 0.5,
  /** The same if the whole one is known. */
  partOfKnown: 0.15,
  /** What such a part says about a result: little, since it is a common word. */
  insideKnown: 0.1,
  /** The whole identifier, compared with a plain word. */
  whole: 1.6,
  synonym: 0.8,
  /** A synonym for another form of the typed verb: `stake` for `delegating`. */
  related: 0.5,
  /** Highest score of either, as a share of the best one of the typed word. */
  synonymLimit: 0.95,
  joined: 1,
  /** The name of a page or question equals the whole query, or begins with it. */
  called: 2,
  calledBeginning: 1,
  /** The words of the query are those of a heading. */
  key: 2.6,
  /** Share of its three next best sections that is added to a page's best one. */
  page: 0.65,
}
