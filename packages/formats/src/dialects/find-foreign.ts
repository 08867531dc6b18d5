import {
  codeOf,
  type Diagnostic,
  isWithin,
  lineIndex,
  problemAt,
  type SourceCode,
  type Span,
  type WrittenPage,
} from 'warraq/plugin'
import { FOREIGN_FORMATS, FOREIGN_SIGN, type ForeignFormat } from './formats.ts'
import { placeIn } from './place-in.ts'

/** A generated page can have thousands; more findings than this on one page help no author. */
const MOST_PER_PAGE = 100

/** Findings about the syntax of other tools, each with its line. */
export function findForeign(text: string, page: WrittenPage): Diagnostic[] {
  const { format } = page
  if (!FOREIGN_SIGN.test(text)) return []
  const found = FOREIGN_FORMATS.flatMap((foreign) =>
    [...text.matchAll(foreign.pattern)].map(({ 0: written, index }) => ({
      foreign,
      at: index,
      written: written.trim(),
    })),
  )
  if (found.length === 0) return []
  const code = codeOf(text, format)
  const { inline, script } = code
  const lineAt = lineIndex(text)
  const isSource = sourceTest(text, code)
  const sourceLines = text.split('\n')
  const counts = new Map<ForeignFormat, number>()
  return found
    .filter(({ foreign, at }) => {
      if (isWithin(inline, at) || (format === 'mdx' && isWithin(script, at))) return false
      if (foreign.unless?.test(sourceLines[lineAt(at)] ?? '')) return false
      return foreign.inCode === true || !isSource(at, lineAt(at)) || isComment(text, at)
    })
    .filter(({ foreign }) => {
      const count = (counts.get(foreign) ?? 0) + 1
      counts.set(foreign, count)
      return count <= MOST_PER_PAGE
    })
    .map(({ foreign: { code, name, fix }, at, written }) => {
      const lead = /^\s*/.exec(text.slice(at))?.[0].length ?? 0
      return problemAt(placeIn(page, lineAt(at + lead) + 1), code, {
        found: `${shortened(written)}, ${name}`,
        expected: 'Markdown; readers see this as text',
        fix,
        // Everything that one tool writes has one cause: the page was written for it.
        cause: name,
      })
    })
}

function shortened(written: string): string {
  const text = written.replace(/\s+/g, ' ')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Elements and comments whose text is source, and tags. */
const HTML_SOURCE =
  /<!--[\s\S]*?(?:-->|(?![\s\S]))|<(pre|code|script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|(?![\s\S]))|<\/?[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi

/** Tells what readers see as code, or not at all; they do see the text of an HTML block. */
function sourceTest(text: string, { lines, fences, indented }: SourceCode) {
  const code = new Set<number>()
  const blocks = [...indented, ...fences.map((fence) => [fence.line, fence.lastLine] as const)]
  for (const [first, last] of blocks)
    for (let line = first; line <= last; line++) code.add(line - 1)
  let html: Span[] | undefined
  return (at: number, line: number) => {
    if (!lines.has(line)) return false
    html ??= [...text.matchAll(HTML_SOURCE)].map(({ 0: { length }, index }) => [
      index,
      index + length,
    ])
    return code.has(line) || isWithin(html, at)
  }
}

/** A comment is HTML, whose lines count as code. */
function isComment(text: string, at: number): boolean {
  return text.startsWith('<!--', at)
}
