import type { MatchedTerm } from './query.ts'
import { placedWords } from './tokenize.ts'

/** Marks a line of code in the text of a section. */
export const CODE_LINE = '\t'
/** Most characters of an excerpt. */
const LONGEST = 160
/** Characters before the first match of a line that is cut. */
const BEFORE = 40

/** The piece of a section that a result shows. */
export interface Excerpt {
  readonly text: string
  readonly isCode: boolean
}

interface Match {
  readonly start: number
  readonly end: number
  readonly word: number
  readonly weight: number
}

/**
 * The lines of a section that match the most words of the query, cut around them; its beginning if
 * only its names match.
 */
export function excerptOf(text: string, terms: ReadonlyMap<string, MatchedTerm>): Excerpt {
  const lines = text.split('\n')
  const found = lines.map((line) => bestWindow(matchesIn(line, terms)))
  let best = 0
  found.forEach(({ score }, at) => {
    if (score > (found[best]?.score ?? 0)) best = at
  })
  const line = lines[best] ?? ''
  if (line.startsWith(CODE_LINE))
    return { text: cutAround(line.slice(1), (found[best]?.start ?? 1) - 1), isCode: true }
  return { text: cutAround(withNext(lines, best), found[best]?.start ?? 0), isCode: false }
}

function matchesIn(line: string, terms: ReadonlyMap<string, MatchedTerm>): Match[] {
  return placedWords(line).flatMap(({ start, end, terms: own }) => {
    const matched = own.map((term) => terms.get(term)).filter((term) => term !== undefined)
    return matched.map(({ word, weight }) => ({ start, end, word, weight }))
  })
}

/** The place in a line where an excerpt holds the most different words. */
function bestWindow(matches: readonly Match[]): { readonly start: number; readonly score: number } {
  let best = { start: 0, score: 0 }
  matches.forEach(({ start }, at) => {
    const weights = new Map<number, number>()
    for (const { end, word, weight } of matches.slice(at, at + MOST_MATCHES))
      if (end - start <= LONGEST - BEFORE)
        weights.set(word, Math.max(weights.get(word) ?? 0, weight))
    const score = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    if (score > best.score) best = { start, score }
  })
  return best
}

/** Matches that are compared from each one on, so that the work grows with the text only. */
const MOST_MATCHES = 24

/** A short line together with the lines of text after it. */
function withNext(lines: readonly string[], first: number): string {
  let text = lines[first] ?? ''
  for (let at = first + 1; at < lines.length && text.length < LONGEST; at++) {
    const next = lines[at] ?? ''
    if (next.startsWith(CODE_LINE)) break
    text += ` ${next}`
  }
  return text
}

/** A piece of a text between words that contains a place; `…` marks what is left out. */
function cutAround(text: string, place: number): string {
  if (text.length <= LONGEST) return text
  const from = place <= BEFORE * 2 ? 0 : wordStart(text, place - BEFORE)
  const rest = text.slice(from)
  if (rest.length <= LONGEST) return from === 0 ? rest : `…${rest}`
  const cut = rest.slice(0, LONGEST)
  const end = cut.lastIndexOf(' ')
  const kept = end > LONGEST / 2 ? cut.slice(0, end) : cut
  // Half of a character that takes two code units.
  return `${from === 0 ? '' : '…'}${kept.replace(/[\ud800-\udbff]$/, '')}…`
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  const start = space < 0 || space > at + BEFORE ? at : space + 1
  // Half of a character that takes two code units.
  return /[\udc00-\udfff]/.test(text[start] ?? '') ? start + 1 : start
}
