import { MOST_NESTED } from './nests-too-deeply.ts'
import type { SourceCode } from './source-parts.ts'

/** A line of a source that opens or closes a container. */
export interface FenceLine {
  /** 0-based. */
  readonly line: number
  /** Offset of the line. */
  readonly start: number
  readonly text: string
  /** What precedes the colons. */
  readonly prefix: string
  readonly colons: number
  /** Whether the block above would take the line for its own: HTML, a table, a link definition. */
  readonly needsEmptyLine: boolean
}

/** A line such as `:::note Title {#id}`. */
interface Opening extends FenceLine {
  /** Spaces before the name. */
  readonly gap: string
  readonly name: string
  /** What follows the name. */
  readonly rest: string
}

/** A container. */
export interface Fence {
  readonly opening: Opening
  /** The line that closes this container or one around it; absent at the end of the text. */
  readonly closing: FenceLine | undefined
  readonly isClosed: boolean
  /** Whether it is not a container but a line of another syntax: of an unknown name, and not closed. */
  readonly isText: boolean
  /** One colon more than the containers and the raw lines of colons inside. */
  readonly colons: number
}

/** A container whose end has not been read. */
interface OpenFence {
  readonly opening: Opening
  /** The most colons inside, at least two. */
  most: number
}

/** Spaces, marks of quotes, and marks of lists. */
const OPENING = /^((?:[\s>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})([ \t]*)([A-Za-z][\w-]*)([^\n]*)$/
const CLOSING = /^([\s>]*)(:{3,})[ \t]*$/

/** The lines of a source that are not plain Markdown text. */
export interface FenceCode extends Pick<SourceCode, 'raw' | 'swallowing'> {
  /** 0-based lines of code, of HTML, and of MDX script. */
  readonly code: ReadonlySet<number>
}

/** The containers in the order in which they end; `undefined` if they nest too deeply. */
export function findFences(
  text: string,
  code: FenceCode,
  known: ReadonlySet<string>,
): readonly Fence[] | undefined {
  const fences: Fence[] = []
  const open: OpenFence[] = []
  const end = (closing: FenceLine | undefined, last: OpenFence | undefined) => {
    for (let fence = open.pop(); fence !== undefined; fence = open.pop()) {
      const { opening, most } = fence
      const isClosed = fence === last
      const isText = !isClosed && !known.has(opening.name)
      const colons = isText ? most : most + 1
      const around = open.at(-1)
      if (around !== undefined) around.most = Math.max(around.most, colons)
      fences.push({ opening, closing, isClosed, isText, colons })
      if (isClosed) return
    }
  }
  for (const place of linesOf(text, code)) {
    const opening = place.kind === 'raw' ? undefined : openingAt(place)
    if (opening !== undefined && (known.has(opening.name) || !code.code.has(place.line)))
      open.push({ opening, most: 2 })
    if (open.length > MOST_NESTED) return undefined
    const closing = closingAt(place)
    const innermost = open.at(-1)
    if (closing === undefined || innermost === undefined) continue
    if (place.kind === 'raw') innermost.most = Math.max(innermost.most, closing.colons)
    else {
      const matched = matchingFence(open, closing.colons)
      if (matched !== undefined) end(closing, matched)
    }
  }
  end(undefined, undefined)
  return fences
}

/** A line that is not code. */
interface ReadLine extends Omit<FenceLine, 'prefix' | 'colons'> {
  readonly kind: Exclude<LineKind, 'code'>
}

function* linesOf(text: string, code: FenceCode): Generator<ReadLine> {
  let start = 0
  for (const [line, lineText] of text.split('\n').entries()) {
    const kind = kindOf(line, lineText, code)
    if (kind !== 'code')
      yield { line, start, text: lineText, kind, needsEmptyLine: kind === 'below' }
    start += lineText.length + 1
  }
}

/**
 * What a line of colons would be: Markdown `text`, also `below` a block that only an empty line
 * ends; `raw` text of an element or a comment that its own end closes; or `code`.
 */
type LineKind = 'text' | 'below' | 'raw' | 'code'

function kindOf(line: number, text: string, { raw, swallowing, code }: FenceCode): LineKind {
  if (raw.has(line)) return 'raw'
  const isIndented = /^(?: {4}|\t)/.test(text)
  if (swallowing.has(line) && !(isIndented && code.has(line))) return 'below'
  return code.has(line) ? 'code' : 'text'
}

function openingAt(place: ReadLine): Opening | undefined {
  const match = OPENING.exec(place.text)
  if (match === null) return undefined
  const [, prefix = '', colons = '', gap = '', name = '', rest = ''] = match
  return { ...place, prefix, colons: colons.length, gap, name, rest }
}

function closingAt(place: ReadLine): FenceLine | undefined {
  const [, prefix = '', colons] = CLOSING.exec(place.text) ?? []
  return colons === undefined ? undefined : { ...place, prefix, colons: colons.length }
}

/** The innermost open fence with exactly this many colons, or the innermost if it has fewer. */
function matchingFence(open: readonly OpenFence[], colons: number): OpenFence | undefined {
  const innermost = open.at(-1)
  return (
    open.findLast(({ opening }) => opening.colons === colons) ??
    (innermost !== undefined && innermost.opening.colons < colons ? innermost : undefined)
  )
}
