import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'

export type SourceFormat = 'md' | 'mdx'

/** A fenced code block of a Markdown source. */
export interface CodeFence {
  readonly language: string
  /** The words after the language. */
  readonly meta: string
  readonly code: string
  /** 1-based line of the opening fence. */
  readonly line: number
  /** 1-based line of the first line of code. */
  readonly firstLine: number
  /** 1-based line of the closing fence, or the last line of the source. */
  readonly lastLine: number
}

/** A part of a source, from its first character up to the one behind it. */
export type Span = readonly [start: number, end: number]

/** What of a source is code, as the Markdown parser sees it. */
export interface SourceCode {
  readonly fences: readonly CodeFence[]
  /** Code within lines. */
  readonly inline: readonly Span[]
  /** Imports and exports of MDX. */
  readonly modules: readonly Span[]
  /** 0-based lines of code blocks and, in Markdown, of blocks of HTML. */
  readonly lines: ReadonlySet<number>
}

const FEATURES = { gfm: true, frontmatter: true } as const

const HOLDS_TEXT = new Set(['paragraph', 'heading', 'tableCell'])

/** Code of a source, with its front matter or without; found in the parser's own tree. */
export function codeOf(source: string, format: SourceFormat): SourceCode {
  if (format === 'mdx') {
    try {
      return codeOfMdx(source)
    } catch {
      // What is no MDX is read as Markdown, whose code is nearly the same; the compiler tells the fault.
    }
  }
  return codeIn(markdownToMdast(source, { features: FEATURES }), source)
}

/**
 * Comments and heading ids are no MDX yet: outside code, letters stand for them while it is read.
 * What is code shows once they are; what looked like a comment in code is then read again as it is.
 */
function codeOfMdx(source: string): SourceCode {
  const features = { ...FEATURES, directive: true }
  const lineAt = lineCounter(source)
  let text = masked(source, () => true)
  for (let attempt = 0; ; attempt++) {
    const code = codeIn(mdxToMdast(text, { features }), source)
    const next = masked(source, (at) => !code.lines.has(lineAt(at)) && !isWithin(code.inline, at))
    if (next === text || attempt === MAX_ATTEMPTS) return code
    text = next
  }
}

/** Two are enough for all but texts made to need more. */
const MAX_ATTEMPTS = 4

function masked(source: string, isMasked: (at: number) => boolean): string {
  const letters = (text: string, at: number) =>
    isMasked(at) ? text.replace(/[^\n]/g, 'x') : undefined
  const ids = source.replace(
    /\{#[^{}\n]*\}(?=[ \t]*$)/gm,
    (text, at: number) => letters(text, at) ?? text,
  )
  return replaceComments(ids, letters)
}

function codeIn(root: MdastNode, source: string): SourceCode {
  const fences: CodeFence[] = []
  const inline: Span[] = []
  const modules: Span[] = []
  const lines = new Set<number>()
  const open: { readonly node: MdastNode; readonly isInline: boolean }[] = [
    { node: root, isInline: false },
  ]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node } = next
    const isInline = next.isInline || HOLDS_TEXT.has(node.type)
    if ('children' in node)
      for (const child of (node.children as MdastNode[]).toReversed())
        open.push({ node: child, isInline })
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) continue
    if (node.type === 'inlineCode') inline.push([start.offset, end.offset])
    if (node.type === 'mdxjsEsm') modules.push([start.offset, end.offset])
    if (node.type === 'code' || (node.type === 'html' && !isInline))
      for (let line = start.line; line <= end.line; line++) lines.add(line - 1)
    if (node.type === 'code' && /[`~]/.test(source[start.offset] ?? ''))
      fences.push({
        language: (node.lang ?? '').toLowerCase(),
        meta: node.meta ?? '',
        code: node.value,
        line: start.line,
        firstLine: start.line + 1,
        lastLine: end.line,
      })
  }
  return { fences, inline, modules, lines }
}

/**
 * Put something in the place of every HTML comment that ends.
 * @param replace `undefined`: this is no comment, and another may begin within it
 */
export function replaceComments(
  source: string,
  replace: (comment: string, at: number) => string | undefined,
): string {
  const parts: string[] = []
  let from = 0
  let end = 0
  for (let at = source.indexOf('<!--'); at !== -1; ) {
    if (end < at + 4) end = source.indexOf('-->', at + 4)
    if (end === -1) break
    const text = replace(source.slice(at, end + 3), at)
    if (text !== undefined) {
      parts.push(source.slice(from, at), text)
      from = end + 3
    }
    at = source.indexOf('<!--', text === undefined ? at + 4 : from)
  }
  return parts.join('') + source.slice(from)
}

/** Whether a place in a source lies in one of some parts. */
export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some(([start, end]) => at >= start && at < end)
}

/** Tells the 0-based line of a place; quick for places that come in order. */
export function lineCounter(text: string): (at: number) => number {
  let line = 0
  let from = 0
  return (at) => {
    if (at < from) {
      line = 0
      from = 0
    }
    for (
      let next = text.indexOf('\n', from);
      next !== -1 && next < at;
      next = text.indexOf('\n', from)
    ) {
      line++
      from = next + 1
    }
    return line
  }
}
