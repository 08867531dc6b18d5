import type { Options } from 'minisearch'
import { indexTokens } from './tokenize.ts'

/** Fields of a record that are searched, with their weight. */
export const FIELD_BOOSTS = { names: 5, heading: 3, path: 1.5, body: 1, code: 0.8 } as const

/** Options of the index: the same when it is built and when it is loaded. */
export const INDEX_OPTIONS: Options = {
  fields: Object.keys(FIELD_BOOSTS),
  storeFields: [],
  tokenize: (text) => indexTokens(text),
  processTerm: (term) => term,
}
