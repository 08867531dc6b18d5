import type { Fact } from 'warraq'

/** Date on which the facts were collected, and the pages compared with the node's source. */
export const COLLECTED = '2026-11-21'

/** A fact with its source; `guarded` values may not be typed into content. */
export function fact<Value extends string | number>(
  value: Value,
  source: readonly string[],
  options: { readonly guarded?: true; readonly verify?: string } = {},
): Fact & { readonly value: Value } {
  return { value, source, date: COLLECTED, ...options }
}
