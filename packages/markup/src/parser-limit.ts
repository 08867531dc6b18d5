import { codeDepthCounter, MOST_NESTED_CODE } from './code-depth.ts'
import { MOST_NESTED } from './nests-too-deeply.ts'
import type { SourceFormat } from './source-code.ts'

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

/** Where a text goes beyond what the parser can read in a few seconds, and how. */
interface ParserLimit {
  readonly kind: 'markup' | 'nesting' | 'code'
  /** 0-based. */
  readonly line: number
}

/** The first limit that a text exceeds, found without the parser; `undefined` for nearly all texts. */
export function parserLimit(text: string, format: SourceFormat): ParserLimit | undefined {
  const markup = markupCounter(format)
  const nesting = nestingCounter(format)
  const codeNesting = format === 'mdx' ? codeNestingCounter() : () => 0
  let fence: string | undefined
  for (const [line, lineText] of text.split('\n').entries()) {
    const mark = FENCE.exec(lineText)?.[1]
    const isCode = fence !== undefined
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence)) fence = undefined
    if (isCode) continue
    if (markup(lineText) > MOST_WORK) return { kind: 'markup', line }
    if (nesting(lineText) > MOST_NESTED) return { kind: 'nesting', line }
    if (codeNesting(lineText) > MOST_NESTED_CODE) return { kind: 'code', line }
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
