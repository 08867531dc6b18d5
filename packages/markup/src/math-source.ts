import { lineIndex } from './line-finder.ts'
import { codeOf, isWithin, type SourceFormat } from './source-code.ts'

/** A source in which every `$` that begins or ends a formula is one for the parser, too. */
export interface MathSource {
  readonly text: string
  /** The first formula, with its dollar signs; absent when there is none. */
  readonly first?: { readonly written: string; readonly line: number }
}

/** Something that might be a formula: cheap to find out, so that most pages are not parsed for it. */
const CANDIDATE = /\$\$|\$(?![\s$])[^$\n]*(?:\n(?!\s*\n)[^$\n]*){0,8}\$/

/** Where a dollar sign is part of a tag or an address. */
const TAGS_AND_URLS = /<[a-z/!][^>\n]{0,2000}>|\bhttps?:\/\/\S+/gi

/**
 * Escape the dollar signs that belong to no formula, so that `$5 and $6` stays text. A formula
 * within a line begins and ends without a space, stands between other characters than letters and
 * digits, and is in one paragraph; one that begins with a digit must contain a sign of mathematics.
 * @param isOnlyDouble whether a single dollar sign is text
 */
export function mathSource(source: string, format: SourceFormat, isOnlyDouble = false): MathSource {
  if (!CANDIDATE.test(source)) return { text: source }
  const { inline, script, lines } = codeOf(source, format)
  const lineAt = lineIndex(source)
  const skipped = Array.from(
    source.matchAll(TAGS_AND_URLS),
    ({ index, 0: part }): readonly [number, number] => [index, index + part.length],
  )
  const isText = (at: number) =>
    source[at - 1] !== '\\' &&
    !lines.has(lineAt(at)) &&
    !isWithin(inline, at) &&
    !isWithin(script, at) &&
    !isWithin(skipped, at)
  const runs = Array.from(source.matchAll(/\$+/g), ({ index, 0: { length } }) => ({
    index,
    length,
  }))
  const signs = runs.filter(({ index }) => isText(index))
  const opens = ({ length }: { readonly length: number }) => length > 1 || !isOnlyDouble
  const kept = new Set<number>()
  let first: MathSource['first']
  for (let at = 0; at < signs.length; at++) {
    const open = signs[at]
    const end = open === undefined ? -1 : closingOf(source, signs, at)
    const close = signs[end]
    if (open === undefined || close === undefined || !opens(open)) continue
    first ??= {
      written: source.slice(open.index, close.index + close.length),
      line: lineAt(open.index) + 1,
    }
    kept.add(at).add(end)
    at = end
  }
  let text = ''
  let from = 0
  for (const [at, { index, length }] of signs.entries()) {
    if (kept.has(at)) continue
    text += source.slice(from, index) + '\\$'.repeat(length)
    from = index + length
  }
  return { text: text + source.slice(from), ...(first === undefined ? {} : { first }) }
}

interface Sign {
  readonly index: number
  readonly length: number
}

/** The dollar signs that end the formula which those at `at` begin; -1 if they begin none. */
function closingOf(source: string, signs: readonly Sign[], at: number): number {
  const open = signs[at]
  if (open === undefined || open.length > 2) return -1
  for (let end = at + 1; end < signs.length; end++) {
    const close = signs[end]
    if (close === undefined) return -1
    const formula = source.slice(open.index + open.length, close.index)
    if (open.length === 1 && (/\n[ \t>]*\n/.test(formula) || formula.length > MOST_CHARACTERS))
      return -1
    if (close.length !== open.length) {
      if (open.length === 1) return -1
      continue
    }
    if (open.length === 2) return formula.trim() === '' ? -1 : end
    return isFormula(formula, source[open.index - 1], source[close.index + 1]) ? end : -1
  }
  return -1
}

/** A longer run of text between two dollar signs is not a formula within a line. */
const MOST_CHARACTERS = 500

function isFormula(
  formula: string,
  before: string | undefined,
  after: string | undefined,
): boolean {
  if (formula === '' || /^\s|\s$/.test(formula)) return false
  if (/[\p{L}\p{N}]/u.test(before ?? '') || /[\p{L}\p{N}]/u.test(after ?? '')) return false
  return !/^\d/.test(formula) || /[\\^_=+<>*]|^\d+$/.test(formula)
}
