/**
 * Fields of a section, in the order of the packed counts; `called` is the whole name as one term.
 */
export const FIELDS = ['names', 'heading', 'path', 'body', 'code', 'called'] as const

export type Field = (typeof FIELDS)[number]

interface FieldWeight {
  readonly boost: number
  /** How much the length of a field reduces the weight of its words: 0 not at all, 1 fully. */
  readonly length: number
}

export interface ScoreWeights {
  readonly fields: Readonly<Record<Field, FieldWeight>>
  /** Share of the weight of the page's names that applies to sections below the opening. */
  readonly namesBelow: number
  /** Weight of the share of the page's text that the term makes up. */
  readonly page: number
  /** BM25+: how fast repeated occurrences lose weight. */
  readonly saturation: number
  /** BM25+: minimum weight of an occurrence in a text of any length. */
  readonly floor: number
}

/**
 * Chosen by measurement on questions that readers really ask; the quality is not sensitive to them.
 */
export const SCORE_WEIGHTS: ScoreWeights = {
  fields: {
    names: { boost: 6, length: 0.5 },
    heading: { boost: 5, length: 0.85 },
    path: { boost: 1.5, length: 0.7 },
    body: { boost: 1, length: 0.5 },
    code: { boost: 1, length: 0.7 },
    called: { boost: 6, length: 0 },
  },
  namesBelow: 0.9,
  page: 4,
  saturation: 1,
  floor: 0.3,
}
