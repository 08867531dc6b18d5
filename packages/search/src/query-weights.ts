/**
 * Weight of each way in which a word of a query matches a term. Chosen by measurement: small changes
 * hardly matter, `bench/search/search-quality.test.ts` judges them. Constants of their own, because
 * the minifier writes their values where they are used.
 */

/** The word is the beginning of a longer one. */
export const PREFIX_WEIGHT = 0.2
/** The beginning of an identifier that is being typed: `eth_getBl` means no part of it. */
export const TYPED_PREFIX_WEIGHT = 0.8
/** The word without the number at its end: `pool75` is one of many. */
export const WITHOUT_NUMBER_WEIGHT = 0.9
/** One typo, two typos. */
export const TYPO_WEIGHTS = [0.9, 0.6]
/** An identifier in parts, compared with the whole one. */
export const PART_WEIGHT = 0.5
/** The same if the whole one is known. */
export const PART_OF_KNOWN_WEIGHT = 0.15
/** What such a part says about a result: little, since it is a common word. */
export const INSIDE_KNOWN_WEIGHT = 0.1
/** The whole identifier, compared with a plain word. */
export const WHOLE_WEIGHT = 1.6
/** Highest score of a synonym, as a share of the best one of the typed word. */
export const SYNONYM_LIMIT = 0.95
/** The name of a page or question equals the whole query, or begins with it. */
export const CALLED_WEIGHT = 2
export const CALLED_BEGINNING_WEIGHT = 1
/** The words of the query are those of a heading. */
export const KEY_WEIGHT = 2.6
/** Power of the share of a query, weighed by rarity, that a record contains. */
export const SHARE_POWER = 1.25
/** Share of its three next best sections that is added to a page's best one. */
export const PAGE_WEIGHT = 0.65

/** Weights of other words than the typed one. */
export const OTHER_WEIGHTS = {
  /** Another form of the verb: `delegating`, `delegated`, `delegate`. */
  inflected: 0.45,
  /** A word made from the verb: `delegation`, `delegator`. */
  derived: 0.35,
  synonym: 0.8,
  /** A synonym for another form of the typed verb: `stake` for `delegating`. */
  related: 0.5,
  joined: 1,
}
