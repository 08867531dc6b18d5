import { insertion, type TextEdit } from './text-edits.ts'

interface Title {
  /** Offsets in what follows the name of the container. */
  readonly start: number
  readonly end: number
  /** Where the attributes begin, or the text ends. */
  readonly attributesAt: number
}

/**
 * The title in ` Title {a=b}`, the text after the name of a container; `undefined` if there is
 * none, or if it is in brackets, as the parser expects it.
 */
export function titleIn(rest: string): Title | undefined {
  const written = rest.trim()
  if (written === '' || written.startsWith('{') || isLabel(written)) return undefined
  const start = rest.length - rest.trimStart().length
  const attributes = /\{[^{}]*\}$/.exec(written)?.[0] ?? ''
  const title = written.slice(0, written.length - attributes.length).trimEnd()
  return {
    start,
    end: start + title.length,
    attributesAt: start + written.length - attributes.length,
  }
}

/** Edits that turn ` Title {a=b}` into `[Title]{a=b}`, and drop the space before a label. */
export function titleEdits(rest: string, title: Title | undefined, at: number): TextEdit[] {
  if (title === undefined) {
    const { length } = rest.slice(0, rest.length - rest.trimStart().length)
    return [{ start: at, end: at + length, text: '' }]
  }
  const { start, end, attributesAt } = title
  const text = rest.slice(start, end)
  const brackets = isBalanced(text) ? [] : [...text.matchAll(/[[\]]/g)]
  return [
    { start: at, end: at + start, text: '[' },
    ...brackets.map(({ index }) => insertion(at + start + index, '\\')),
    { start: at + end, end: at + attributesAt, text: ']' },
  ]
}

/** Whether a text is a label in brackets, which attributes may follow. */
function isLabel(text: string): boolean {
  if (!text.startsWith('[')) return false
  const end = closingBracket(text)
  return end !== undefined && /^(?:\{|$)/.test(text.slice(end + 1))
}

/** Where the bracket that begins a text is closed. */
function closingBracket(text: string): number | undefined {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/\\.|[[\]]/gs)) {
    if (sign === '[') depth++
    else if (sign === ']' && --depth === 0) return index
  }
  return undefined
}

function isBalanced(text: string): boolean {
  return closingBracket(`[${text}]`) === text.length + 1
}
