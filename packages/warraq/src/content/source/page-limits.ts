import { MOST_NESTED_CODE } from '@warraq/markup/code-depth'
import { MOST_NESTED } from '@warraq/markup/nests-too-deeply'
import { parserLimit } from '@warraq/markup/parser-limit'
import type { WrittenPage } from '../../plugins/syntax-hook.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'

/** Bytes of a source. Generated references, the largest pages of documentation, have a tenth. */
export const MOST_BYTES = 4_000_000

export function tooLarge(file: string, bytes: number): Diagnostic {
  return problemAt(file, 'content/too-large', {
    found: `a file of ${(bytes / 1e6).toFixed(1)} MB`,
    expected: `a page of at most ${MOST_BYTES / 1e6} MB`,
    fix: 'split it into pages, or put it into a static folder as a file to download',
  })
}

export function tooDeep(place: Place): Diagnostic {
  return problemAt(place, 'html/too-deep', {
    found: `elements, containers, quotations or lists nested more than ${MOST_NESTED} deep`,
    expected: 'a page that nests less deeply',
    fix: 'close what is left open, or write the page with less nesting',
  })
}

function tooDeepCode(place: Place): Diagnostic {
  return problemAt(place, 'html/too-deep', {
    found: `an expression that nests more than ${MOST_NESTED_CODE} deep`,
    expected: 'a page that nests less deeply',
    fix: 'put text that is not an expression into a fenced code block, or write the expression with less nesting',
  })
}

function tooMuchMarkup(place: Place): Diagnostic {
  return problemAt(place, 'content/too-much-markup', {
    found:
      'a paragraph with more marks (: _ * < > [ ] { } ~ &lt;) than the parser can read in a minute',
    expected: 'paragraphs of text',
    fix: 'put anything that is not text into a fenced code block, or split the paragraph',
  })
}

export type LimitedText = Pick<WrittenPage, 'file' | 'format' | 'firstLine'>

const PROBLEMS = { markup: tooMuchMarkup, nesting: tooDeep, code: tooDeepCode }

/** The problem of a text that the parser could not read in a few seconds. */
export function parserProblem(
  text: string,
  { file, format, firstLine }: LimitedText,
): Diagnostic | undefined {
  const limit = parserLimit(text, format)
  return limit && PROBLEMS[limit.kind]({ file, line: firstLine + limit.line })
}
