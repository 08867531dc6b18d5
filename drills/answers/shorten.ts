import type { Json } from '../../site/data/recorded-answers-schema.ts'

/** Longer texts keep their beginning. */
const LONGEST_TEXT = 140
const KEPT_TEXT = 66
/** Longer lists keep their first entries. */
const MOST_ITEMS = 3
const KEPT_ITEMS = 2
const MOST_FIELDS = 30
/** Lines of an answer as a page shows it; deeper levels are left out until it fits. */
const MOST_LINES = 90
const DEPTHS = [12, 9, 7, 6, 5, 4, 3, 2] as const

/**
 * An answer as an example: long texts, long lists and deep levels are cut, and `…` stands for what is
 * left out.
 */
export function shorten(value: unknown): Json {
  const attempts = DEPTHS.map((depth) => cut(value as Json, depth))
  return attempts.find((short) => linesOf(short) <= MOST_LINES) ?? attempts.at(-1) ?? null
}

function linesOf(value: Json): number {
  return JSON.stringify(value, null, 2).split('\n').length
}

function cut(value: Json, depth: number): Json {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, KEPT_TEXT)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    if (depth === 0 && value.length > 0) return [`… ${value.length}`]
    const kept = value.length > MOST_ITEMS ? value.slice(0, KEPT_ITEMS) : value
    const more = value.length > kept.length ? [`… ${value.length - kept.length} more`] : []
    return [...kept.map((item) => cut(item, depth - 1)), ...more]
  }
  const fields = Object.entries(value)
  if (depth === 0 && fields.length > 0) return { '…': `${fields.length} fields` }
  const kept = fields.slice(0, MOST_FIELDS).map(([name, field]) => [name, cut(field, depth - 1)])
  const more = fields.length > MOST_FIELDS ? [['…', `${fields.length - MOST_FIELDS} more`]] : []
  return Object.fromEntries([...kept, ...more])
}
