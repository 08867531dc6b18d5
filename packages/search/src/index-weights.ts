/**
 * Weights with which the build scores a term in a section. Chosen by measurement on questions that
 * readers really ask: small changes hardly matter, `bench/search/search-quality.test.ts` judges them.
 */
export const INDEX_WEIGHTS = {
  /**
   * Fields of a section, in the order of the packed counts; `called` is the whole name as one term,
   * `asked` what readers say and the page does not.
   * `length`: how much the length of a field reduces the weight of its words, 0 not at all, 1 fully.
   */
  fields: {
    names: { boost: 6, length: 0.5 },
    heading: { boost: 5, length: 0.5 },
    path: { boost: 1.5, length: 0.7 },
    body: { boost: 1, length: 0.5 },
    code: { boost: 1, length: 0.7 },
    called: { boost: 6, length: 0.2 },
    asked: { boost: 2.5, length: 0.3 },
  },
  /** Share of the weight of the page's names that applies to sections below the opening. */
  namesBelow: 0.9,
  /** Weight of the share of the page's text that the term makes up. */
  page: 4,
  /** BM25+: how fast repeated occurrences lose weight. */
  saturation: 1,
  /** BM25+: minimum weight of an occurrence in a text of any length. */
  floor: 0.3,
}

export type IndexWeights = typeof INDEX_WEIGHTS

export type Field = keyof IndexWeights['fields']

export const FIELDS = Object.keys(INDEX_WEIGHTS.fields) as readonly Field[]
