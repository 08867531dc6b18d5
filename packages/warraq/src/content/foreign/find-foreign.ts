import { codeOf, isWithin, type SourceFormat } from '../../markdown/source-code.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { lineIndex } from '../../shared/text/line-finder.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'
import { FOREIGN_FORMATS, FOREIGN_SIGN } from './formats.ts'

/** A generated page can have thousands; nobody corrects more than this in one page at a time. */
const MOST_PER_PAGE = 100

/** Findings about the syntax of other tools, each with its line. */
export function findForeign(
  text: string,
  format: SourceFormat,
  scratch: Pick<PageScratch, 'file' | 'firstLine'>,
): Diagnostic[] {
  if (!FOREIGN_SIGN.test(text)) return []
  const found = FOREIGN_FORMATS.flatMap((foreign) =>
    [...text.matchAll(foreign.pattern)]
      .slice(0, MOST_PER_PAGE)
      .map((match) => ({ foreign, at: match.index, written: match[0].trim() })),
  )
  if (found.length === 0) return []
  const { lines, inline, script } = codeOf(text, format)
  const lineAt = lineIndex(text)
  const sourceLines = text.split('\n')
  return found
    .filter(({ foreign, at }) => {
      if (isWithin(inline, at) || (format === 'mdx' && isWithin(script, at))) return false
      if (foreign.unless?.test(sourceLines[lineAt(at)] ?? '')) return false
      return foreign.inCode === true || !lines.has(lineAt(at)) || isComment(text, at)
    })
    .map(({ foreign: { code, name, fix }, at, written }) => {
      const lead = /^\s*/.exec(text.slice(at))?.[0].length ?? 0
      return problemAt(placeIn(scratch, lineAt(at + lead) + 1), code, {
        found: `${shortened(written)}, ${name}`,
        expected: 'Markdown; readers see this as text',
        fix,
        // Everything that one tool writes has one cause: the page was written for it.
        cause: name,
      })
    })
}

/** A comment is HTML, whose lines count as code. */
function isComment(text: string, at: number): boolean {
  return text.startsWith('<!--', at)
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
