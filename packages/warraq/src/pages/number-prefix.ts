export interface PrefixedName {
  readonly name: string
  /** The number in the prefix. */
  readonly position?: number
}

/**
 * `01-intro` becomes `intro` at position 1. Dates and versions (`2021-11-foo`, `7.0-x`) have no
 * prefix: digits, one separator and another digit stay unchanged.
 */
export function readNumberPrefix(name: string): PrefixedName {
  if (/^\d+[-_.]\d/.test(name)) return { name }
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  return match === null ? { name } : { name: match[2] ?? name, position: Number(match[1]) }
}
