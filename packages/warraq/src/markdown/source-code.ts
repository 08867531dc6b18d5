import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'
import { countBefore, lineIndex } from '../shared/line-finder.ts'

export type SourceFormat = 'md' | 'mdx'

/** Markdown or MDX, by the name of a file. */
export function formatOf(file: string): SourceFormat {
  return /\.mdx$/i.test(file) ? 'mdx' : 'md'
}

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

/** An image in a source: in Markdown syntax, in JSX, or HTML that may contain some. */
export interface SourceImage {
  readonly kind: 'markdown' | 'jsx' | 'html'
  /** Its address or the label of its reference; for JSX and HTML, the source. */
  readonly written: string
  /** Absent: JSX without an `alt` attribute, or HTML, which is not parsed here. */
  readonly alternative?: string
  /** 1-based. */
  readonly line: number
}

/** A heading in a source: of Markdown, JSX or HTML. */
export interface SourceHeading {
  readonly written: string
  /** 1-based. */
  readonly line: number
}

/** A part of a source: offset of its first character, and the offset after its last one. */
export type Span = readonly [start: number, end: number]

/** Code, images and headings of a source, as the Markdown parser sees them. */
export interface SourceCode {
  readonly fences: readonly CodeFence[]
  /** Inline code. */
  readonly inline: readonly Span[]
  /** Imports and exports of MDX. */
  readonly modules: readonly Span[]
  /**
   * What MDX reads as JavaScript or JSX (imports and exports, expressions, opening tags), and the
   * attributes of directives.
   */
  readonly script: readonly Span[]
  /** 0-based lines of code blocks and, in Markdown, of HTML blocks. */
  readonly lines: ReadonlySet<number>
  readonly images: readonly SourceImage[]
  readonly headings: readonly SourceHeading[]
}

const FEATURES = { gfm: true, frontmatter: true } as const

const HOLDS_TEXT = new Set(['paragraph', 'heading', 'tableCell'])

const SCRIPT = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
])

/** Offset of the first child of a node; `undefined` if it has none. */
function openingEnd(node: MdastNode): number | undefined {
  return 'children' in node ? node.children[0]?.position?.start.offset : undefined
}

/** The attributes of a directive, which follow its label; those of a container are on its first line. */
function directiveAttributes(node: MdastNode, [start, end]: Span, source: string): Span[] {
  const isContainer = node.type === 'containerDirective'
  if (!isContainer && node.type !== 'leafDirective' && node.type !== 'textDirective') return []
  const label = isContainer
    ? node.children.find(({ position }) => position?.start.line === node.position?.start.line)
    : node.children.at(-1)
  const from = label?.position?.end.offset ?? start
  const lineEnd = isContainer ? source.indexOf('\n', from) : -1
  const last = lineEnd === -1 ? end : lineEnd
  const opening = source.slice(from, last).indexOf('{')
  return opening === -1 ? [] : [[from + opening, last]]
}

/** Code, images and headings of a source, with or without front matter, from the parser's own tree. */
export function codeOf(source: string, format: SourceFormat): SourceCode {
  if (format === 'mdx') {
    try {
      return codeOfMdx(source)
    } catch {
      // Invalid MDX is parsed as Markdown, whose code is nearly the same; the compiler reports the
      // error.
    }
  }
  return codeIn(markdownToMdast(source, { features: FEATURES }), source)
}

/**
 * The MDX parser knows neither HTML comments nor heading ids, so letters replace both before
 * parsing. The Markdown parser finds code that only looks like a comment; if that fails, everything
 * that looks like a comment is treated as one.
 */
function codeOfMdx(source: string): SourceCode {
  try {
    return codeBehindLetters(source, commentsInCode(source))
  } catch {
    return codeBehindLetters(source, new Set())
  }
}

/** Offsets where Markdown finds code that looks like a comment. */
function commentsInCode(source: string): Set<number> {
  const places = new Set<number>()
  if (!source.includes('<!--')) return places
  const { fences, inline } = codeIn(markdownToMdast(source, { features: FEATURES }), source)
  const lineAt = lineIndex(source)
  inLetters(source, (at) => {
    const line = lineAt(at) + 1
    const isInFence = fences.some((fence) => fence.line <= line && line <= fence.lastLine)
    if (isInFence || isWithin(inline, at)) places.add(at)
    return !places.has(at)
  })
  return places
}

/** @param inCode offsets of code that looks like a comment or an id; newly found ones are added */
function codeBehindLetters(source: string, inCode: Set<number>): SourceCode {
  const lineAt = lineIndex(source)
  const isReplaced = (at: number) => !inCode.has(at)
  let code = mdxCode(inLetters(source, isReplaced), source)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const known = inCode.size
    inLetters(source, (at) => {
      if (code.lines.has(lineAt(at)) || isWithin(code.inline, at) || isWithin(code.script, at))
        inCode.add(at)
      return isReplaced(at)
    })
    if (inCode.size === known) break
    code = mdxCode(inLetters(source, isReplaced), source)
  }
  return code
}

/** Two are enough for all texts, except those constructed to need more. */
const MAX_ATTEMPTS = 4

const mdxCode = (text: string, source: string) =>
  codeIn(mdxToMdast(text, { features: { ...FEATURES, directive: true } }), source)

/** The source with letters in place of its comments, their openings and ids at ends of lines. */
function inLetters(source: string, isReplaced: (at: number) => boolean): string {
  const letters = (text: string, at: number) =>
    isReplaced(at) ? text.replace(/[^\n]/g, 'x') : undefined
  return replaceComments(source, letters).replace(
    /<!--|\{#[^{}\n]*\}(?=[ \t]*$)/gm,
    (text, at: number) => letters(text, at) ?? text,
  )
}

function codeIn(root: MdastNode, source: string): SourceCode {
  const fences: CodeFence[] = []
  const inline: Span[] = []
  const modules: Span[] = []
  const script: Span[] = []
  const lines = new Set<number>()
  const images: SourceImage[] = []
  const headings: SourceHeading[] = []
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
    const span: Span = [start.offset, end.offset]
    const written = source.slice(...span)
    images.push(...imagesOf(node, start.line, written))
    headings.push(...headingsOf(node, start.line, written))
    if (node.type === 'inlineCode') inline.push(span)
    if (node.type === 'mdxjsEsm') modules.push(span)
    if (SCRIPT.has(node.type)) script.push([start.offset, openingEnd(node) ?? end.offset])
    script.push(...directiveAttributes(node, span, source))
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
  // The attributes of a directive follow the script in its label.
  script.sort(([a], [b]) => a - b)
  return { fences, inline, modules, script, lines, images, headings }
}

function headingsOf(node: MdastNode, line: number, written: string): SourceHeading[] {
  if (node.type === 'heading') return [{ written, line }]
  if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement')
    return /^h[1-6]$/.test(node.name ?? '') ? [{ written, line }] : []
  if (node.type !== 'html') return []
  const lineAt = lineIndex(written)
  return [...written.matchAll(/<h[1-6]\b[\s\S]*?(?=<\/h|$)/gi)].map((match) => ({
    written: match[0],
    line: line + lineAt(match.index),
  }))
}

/** The image of a node, or its HTML if that contains images. */
function imagesOf(node: MdastNode, line: number, written: string): SourceImage[] {
  if (node.type === 'image')
    return [{ kind: 'markdown', written: node.url, alternative: node.alt ?? '', line }]
  if (node.type === 'imageReference')
    return [{ kind: 'markdown', written: node.identifier, alternative: node.alt ?? '', line }]
  if (node.type === 'html' && /<img/i.test(node.value))
    return [{ kind: 'html', written: node.value, line }]
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return []
  if (node.name !== 'img') return []
  // Spread attributes may contain an `alt`.
  const hasAlternative = node.attributes.some(
    (attribute) => !('name' in attribute) || attribute.name === 'alt',
  )
  return [{ kind: 'jsx', written, line, ...(hasAlternative ? { alternative: written } : {}) }]
}

/**
 * Replace every complete HTML comment.
 * @param replace returns `undefined` if this is not a comment; another one may begin within it
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

/** Whether an offset is in one of the spans, which are sorted and do not overlap. */
export function isWithin(spans: readonly Span[], at: number): boolean {
  const [start] = spans[countBefore(spans, ([, end]) => end <= at)] ?? []
  return start !== undefined && at >= start
}

/** 0-based lines that are code, or begin within script. */
export function codeLines(text: string, format: SourceFormat): ReadonlySet<number> {
  const { lines, script } = codeOf(text, format)
  const lineAt = lineIndex(text)
  const all = new Set(lines)
  for (const [start, end] of script)
    for (let line = lineAt(start - 1) + 1; line <= lineAt(end - 1); line++) all.add(line)
  return all
}

/** All fenced blocks; code is without the indent of its fence. */
export function codeFences(text: string, format: SourceFormat = 'md'): readonly CodeFence[] {
  return codeOf(text, format).fences
}
