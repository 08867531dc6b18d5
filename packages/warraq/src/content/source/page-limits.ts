import { codeDepthCounter, MOST_NESTED_CODE } from '@warraq/markup/code-depth'
import { MOST_NESTED } from '@warraq/markup/nests-too-deeply'
import type { SourceFormat } from '@warraq/markup/source-code'
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

/** The parser's work grows with the square of a paragraph's marks; so many take some seconds. */
const MOST_WORK = 10_000 ** 2

const MARKS = /[:_*<>[\]{}~]/g
const ENTITIES = /&(?:#\w+|[a-z]\w*);/gi
/** The parser copies the whole paragraph for each of them. */
const WORK_OF_ENTITY = 0.3
const FENCE = /^[\s>]*(`{3,}|~{3,})/
/** Lines that begin a row, an item, a heading or a quotation. */
const NEW_BLOCK = /^[\s>]*(?:[|#>]|:{3}|(?:[-*+]|\d{1,9}[.)])\s)/
/** HTML, which the parser takes as it is. */
const HTML_BLOCK = /^\s*<(?:!--|\/?[a-z][\w-]*(?:\s[^<]*)?>)/i
/** Marks of quotations and lists at the start of a line. */
const NESTING = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/
// The work of the parser grows with the square of the elements that MDX leaves open.
/** A line that opens an element, and nothing else. */
const OPENS_ELEMENT =
  /^\s*<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)[A-Za-z][\w.:-]*(?:\s[^<>]*)?(?<!\/)>\s*$/
const DIRECTIVE = /^[\s>]*:{3,}[ \t]*([A-Za-z])?/

interface LimitedText {
  readonly file: string
  readonly format: SourceFormat
  /** 1-based line of the file on which the text starts. */
  readonly firstLine: number
}

/**
 * The problem of a text that the parser could not read in a few seconds, found without it;
 * `undefined` for nearly all texts.
 */
export function parserProblem(
  text: string,
  { file, format, firstLine }: LimitedText,
): Diagnostic | undefined {
  const markup = markupCounter(format)
  const nesting = nestingCounter(format)
  const codeNesting = format === 'mdx' ? codeNestingCounter() : () => 0
  let fence: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1]
    const isCode = fence !== undefined
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence)) fence = undefined
    if (isCode) continue
    const place = { file, line: firstLine + index }
    if (markup(line) > MOST_WORK) return tooMuchMarkup(place)
    if (nesting(line) > MOST_NESTED) return tooDeep(place)
    if (codeNesting(line) > MOST_NESTED_CODE) return tooDeepCode(place)
  }
  return undefined
}

/** Returns a function that takes the lines in order and returns the work of the parser up to each. */
function markupCounter(format: SourceFormat): (line: string) => number {
  let work = 0
  let marks = 0
  let length = 0
  let isHtml = false
  return (line) => {
    if (line.trim() === '' || NEW_BLOCK.test(line)) {
      marks = 0
      length = 0
      isHtml = false
    }
    if (marks === 0) isHtml ||= format === 'md' && HTML_BLOCK.test(line)
    const inLine = isHtml ? 0 : (line.match(MARKS)?.length ?? 0)
    // The parser's work on a table grows with the square of the cells of a row.
    const cells = isHtml ? 0 : line.split('|').length - 1
    work += inLine * (inLine + 2 * marks) + cells ** 2
    marks += inLine
    length += line.length
    if (!isHtml) work += (line.match(ENTITIES)?.length ?? 0) * length * WORK_OF_ENTITY
    return work
  }
}

/** Returns a function that takes the lines in order and returns the depth of nesting at each. */
function nestingCounter(format: SourceFormat): (line: string) => number {
  let containers = 0
  let braces = 0
  let elements = 0
  return (line) => {
    const directive = DIRECTIVE.exec(line)
    if (directive !== null)
      containers = Math.max(0, containers + (directive[1] === undefined ? -1 : 1))
    if (format === 'mdx') {
      braces = Math.max(0, braces + balanceOf(line))
      const closed = line.split('</').length - 1
      elements = Math.max(0, elements - closed + (OPENS_ELEMENT.test(line) ? 1 : 0))
    }
    const marks = NESTING.exec(line)?.[0].match(/[^\s\d]/g)?.length ?? 0
    return Math.max(marks, containers, braces, elements)
  }
}

/** Returns a function that takes the lines in order and returns how deep the code of MDX nests at each. */
function codeNestingCounter(): (line: string) => number {
  let depth = codeDepthCounter()
  let braces = 0
  return (line) => {
    // Text between blank lines may open parentheses that it does not close.
    if (braces === 0 && line.trim() === '') depth = codeDepthCounter()
    braces = Math.max(0, braces + balanceOf(line))
    return depth(line)
  }
}

/** Opening braces less closing ones. */
function balanceOf(line: string): number {
  return (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0)
}
