/** Fields of a section, in the order in which counts are kept; `called` is what it is called, as one term. */
export const FIELDS = ['names', 'heading', 'path', 'body', 'code', 'called'] as const

export type Field = (typeof FIELDS)[number]

interface FieldWeight {
  readonly boost: number
  /** How much a long field weakens each of its words: 0 not at all, 1 fully. */
  readonly length: number
}

export interface ScoreWeights {
  readonly fields: Readonly<Record<Field, FieldWeight>>
  /** Share of the weight of the page's names that sections below the opening get. */
  readonly namesBelow: number
  /** Weight of the page as a whole: how much of its text the term is. */
  readonly page: number
  /** BM25+: how soon repeating a word stops counting. */
  readonly saturation: number
  /** BM25+: what any occurrence counts, however long the text. */
  readonly floor: number
}

/** Measured on questions readers really ask; the quality is not sensitive to them. */
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
