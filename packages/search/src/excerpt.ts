import { lineWords } from './line-words.ts'
import type { MatchedTerm } from './query.ts'

/** Marks a line of code, or the title of a code block, in the text of a section. */
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

/** The best line of a section for a query. */
export interface BestLine {
  readonly line: number
  /** Where its matches begin. */
  readonly start: number
  /** Weight of the different words of the query that stand together there. */
  readonly score: number
}

interface Match extends MatchedTerm {
  readonly start: number
  readonly end: number
}

/** The line of a section where the most words of a query stand together; without any, its first text. */
export function bestLineOf(text: string, terms: ReadonlyMap<string, MatchedTerm>): BestLine {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !line.startsWith(CODE_LINE))
  let best: BestLine = { line: Math.max(0, first), start: 0, score: 0 }
  lines.forEach((content, line) => {
    const found = bestWindow(matchesIn(content, terms))
    if (found.score > best.score) best = { line, ...found }
  })
  return best
}

/** A section's best line, cut around its matches; its beginning if only its names match. */
export function excerptOf(text: string, { line, start }: BestLine): Excerpt {
  const lines = text.split('\n')
  const content = lines[line] ?? ''
  if (content.startsWith(CODE_LINE))
    return { text: cutAround(content.slice(1), start - 1), isCode: true }
  return { text: cutAround(withNext(lines, line), start), isCode: false }
}

/** The words of a line that match a query. */
export function matchesIn(line: string, terms: ReadonlyMap<string, MatchedTerm>): Match[] {
  return lineWords(line).placed.flatMap(({ start, end, terms: own }) => {
    const matched = own.map((term) => terms.get(term)).filter((term) => term !== undefined)
    return matched.map(({ word, weight }) => ({ start, end, word, weight }))
  })
}

/** Matches that are compared from each one on, so that the work grows with the text only. */
const MOST_MATCHES = 24

/** The place in a line where an excerpt holds the most different words. */
function bestWindow(matches: readonly Match[]): { readonly start: number; readonly score: number } {
  let best = { start: 0, score: 0 }
  matches.forEach(({ start }, at) => {
    const near = matches.slice(at, at + MOST_MATCHES)
    const score = weightOf(near.filter(({ end }) => end - start <= LONGEST - BEFORE))
    if (score > best.score) best = { start, score }
  })
  return best
}

/** The weight of the different words of a query that matched. */
export function weightOf(matches: readonly MatchedTerm[]): number {
  const rising = matches.toSorted((a, b) => a.weight - b.weight)
  const weights = new Map(rising.map(({ word, weight }) => [word, weight]))
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0)
}

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
