import type { LanguageRegistration } from '@shikijs/primitive'
import { isTuned } from './is-tuned.ts'

/** Letters beyond ASCII as a few ranges: Latin, the other scripts, ideographs. */
const LETTERS =
  '\\x{AA}\\x{B5}\\x{BA}\\x{C0}-\\x{D6}\\x{D8}-\\x{F6}\\x{F8}-\\x{1FFF}\\x{2C00}-\\x{2DFF}\\x{3005}-\\x{FEFE}\\x{FF10}-\\x{1EFFF}\\x{20000}-\\x{3FFFF}'

/** Keys of a rule that contain a regular expression. */
const EXPRESSIONS: ReadonlySet<string> = new Set(['match', 'begin', 'end', 'while'])

/**
 * A grammar with letters written as a few ranges. `[:alpha:]` and `[:alnum:]` expand to some seven
 * hundred ranges, which Oniguruma compiles anew in each of the hundreds of expressions that contain
 * them. The short form does not distinguish letters from rare symbols of the same scripts.
 */
export function withShortLetterClasses(grammar: LanguageRegistration): LanguageRegistration {
  return isTuned ? (shorten(grammar) as LanguageRegistration) : grammar
}

function shorten(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return EXPRESSIONS.has(key) ? shortExpression(value) : value
  if (Array.isArray(value)) return value.map((item) => shorten(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shorten(inner, name)]),
  )
}

function shortExpression(expression: string): string {
  return expression
    .replaceAll('[:alnum:]', `0-9A-Za-z${LETTERS}`)
    .replaceAll('[:alpha:]', `A-Za-z${LETTERS}`)
}
