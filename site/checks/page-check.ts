import type { CodeFence, ContentPage, Finding } from 'warraq/plugin'
import { codeFences, lineIndex, withoutCode } from 'warraq/plugin'
import { once } from '../lib/once.ts'
import { withoutMarks } from '../performed/shell-marks.ts'

type PageText = Pick<ContentPage, 'file' | 'text'>

/** Finds what is wrong on a page. */
export type PageCheck = (page: PageText) => Finding[]

/** Finds what is wrong on a page, also by the names of the facts in its source. */
export type SourceCheck = (page: PageText & Pick<ContentPage, 'source'>) => Finding[]

/** A finding, before the page is known. */
export type Fault = Omit<Finding, 'file'>

/** What a rule says about everything that it finds. */
export type Advice = Pick<Fault, 'code' | 'expected' | 'fix'>

/** A line of a text; the first is 1. */
export interface Line {
  readonly content: string
  readonly line: number
}

/** A text in the parts that checks look at. */
export interface ReadText {
  readonly text: string
  /** All lines; the opening line of a code block is without the marks that only drills read. */
  readonly lines: readonly Line[]
  /** All lines, those of front matter and of blocks empty. */
  readonly prose: readonly Line[]
  readonly headings: readonly { readonly level: number; readonly line: number }[]
  readonly fences: readonly CodeFence[]
}

export function readText(text: string): ReadText {
  const prose = linesOf(withoutCode(text))
  const headings = [...matchesIn(prose, /^(#{1,6}) /g)].map(({ match: [, mark = ''], line }) => ({
    level: mark.length,
    line,
  }))
  return { text, lines: linesOf(withoutMarks(text)), prose, headings, fences: codeFences(text) }
}

/** The text of a page, read once for all of its checks. */
export const readPage = once(({ text }: Pick<ContentPage, 'text'>) => readText(text))

/** A check of one page; all checks share one reading of it. */
export function pageCheck<Page extends PageText>(
  faultsIn: (read: ReadText, page: Page) => Iterable<Fault>,
): (page: Page) => Finding[] {
  return (page) =>
    Array.from(faultsIn(readPage(page), page), (fault) => ({ ...fault, file: page.file }))
}

const isAnyLevel = (_level: number) => true

/** Line of the nearest heading above a line, of one level or of some; 0 if there is none. */
export function headingAbove({ headings }: ReadText, line: number, isLevel = isAnyLevel): number {
  return headings.findLast((one) => one.line < line && isLevel(one.level))?.line ?? 0
}

/** Line of the next heading below a line; the line after the last one if there is none. */
export function headingBelow(read: ReadText, line: number, isLevel = isAnyLevel): number {
  const next = read.headings.find((one) => one.line > line && isLevel(one.level))
  return next?.line ?? read.lines.length + 1
}

export function linesOf(text: string, firstLine = 1): Line[] {
  return text.split('\n').map((content, index) => ({ content, line: firstLine + index }))
}

/** The lines of blocks, with the lines of the page. */
export function codeLines(fences: readonly CodeFence[]): Line[] {
  return fences.flatMap(({ code, firstLine }) => linesOf(code, firstLine))
}

/** Where a pattern matches in texts, which begin at a line. */
export function* matchesIn<Text extends Line>(texts: readonly Text[], pattern: RegExp) {
  for (const one of texts) {
    // Most texts match nothing, and `matchAll` would make an iterator for each.
    if (one.content.search(pattern) === -1) continue
    const lineAt = lineIndex(one.content)
    for (const match of one.content.matchAll(pattern))
      yield { ...one, match, found: match[0], line: one.line + lineAt(match.index) }
  }
}

/** Where a pattern matches in blocks, also over several lines. */
export function matchesInCode(fences: readonly CodeFence[], pattern: RegExp) {
  return matchesIn(fences.map(textOf), pattern)
}

/** A block as a text in which `matchesIn` looks. */
export function textOf(fence: CodeFence) {
  return { fence, content: fence.code, line: fence.firstLine }
}

/** The first of each group, with the key of the group. */
export function firstBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One> {
  return new Map(all.toReversed().map((one) => [keyOf(one), one]))
}
