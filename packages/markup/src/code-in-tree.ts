import type { MdastNode } from 'satteri'
import { lineIndex } from './line-finder.ts'
import type {
  CodeFence,
  SourceCode,
  SourceHeading,
  SourceImage,
  Span,
  TextDirective,
} from './source-parts.ts'

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

/** Code, images and headings of a parsed source. */
export function codeIn(root: MdastNode, source: string): SourceCode {
  const fences: CodeFence[] = []
  const indented: Span[] = []
  const inline: Span[] = []
  const modules: Span[] = []
  const script: Span[] = []
  const lines = new Set<number>()
  const images: SourceImage[] = []
  const headings: SourceHeading[] = []
  const textDirectives: TextDirective[] = []
  const swallowing = new Set<number>()
  const raw = new Set<number>()
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
    const attributes = directiveAttributes(node, span, source)
    script.push(...attributes)
    if (node.type === 'textDirective') textDirectives.push({ span, attributes: attributes[0] })
    if (node.type === 'code' || (node.type === 'html' && !isInline))
      for (let line = start.line; line <= end.line; line++) lines.add(line - 1)
    if (node.type === 'html' && !isInline)
      addHtmlLines(written, start.line - 1, { swallowing, raw })
    if (node.type === 'table' || node.type === 'definition')
      for (let { line } = start; line <= end.line; line++) swallowing.add(line)
    if (node.type === 'code' && /[`~]/.test(source[start.offset] ?? ''))
      fences.push({
        language: (node.lang ?? '').toLowerCase(),
        meta: node.meta ?? '',
        code: node.value,
        line: start.line,
        firstLine: start.line + 1,
        lastLine: end.line,
      })
    else if (node.type === 'code') indented.push([start.line, end.line])
  }
  // The attributes of a directive follow the script in its label.
  script.sort(([a], [b]) => a - b)
  textDirectives.sort((a, b) => a.span[0] - b.span[0])
  return {
    fences,
    indented,
    inline,
    modules,
    script,
    lines,
    swallowing,
    raw,
    textDirectives,
    images,
    headings,
  }
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

/** What only its own end closes: comments, elements whose text is kept as written, fences. */
const RAW =
  /<!--[\s\S]*?(?=-->|(?![\s\S]))|<(pre|code|script|style|textarea)\b[\s\S]*?(?=<\/\1\s*>|(?![\s\S]))|^ {0,3}(`{3,}|~{3,})[\s\S]*?(?=\n {0,3}\2|(?![\s\S]))\n?/gim

/** Add the 0-based lines of an HTML block, from the one after its first to the one below it. */
function addHtmlLines(
  written: string,
  first: number,
  { swallowing, raw }: { readonly swallowing: Set<number>; readonly raw: Set<number> },
): void {
  const count = written.replace(/\n$/, '').split('\n').length
  for (let line = first + 1; line <= first + count; line++) swallowing.add(line)
  const lineAt = lineIndex(written)
  for (const { 0: text, index } of written.matchAll(RAW)) {
    const last = first + lineAt(index + text.length)
    for (let line = first + lineAt(index) + 1; line <= last; line++) raw.add(line)
  }
}
