import { markdownToMdast, mdxToMdast } from 'satteri'
import { codeIn } from './code-in-tree.ts'
import { countBefore, lineIndex } from './line-finder.ts'
import type { CodeFence, SourceCode, SourceHeading, Span } from './source-parts.ts'

export type SourceFormat = 'md' | 'mdx'

/** Markdown or MDX, by the name of a file. */
export function formatOf(file: string): SourceFormat {
  return /\.mdx$/i.test(file) ? 'mdx' : 'md'
}

const FEATURES = { gfm: true, frontmatter: true } as const

/** What was read last: most passes over a page ask for the text that the pass before them read. */
let last: { source: string; format: SourceFormat; code: SourceCode } | undefined

/** Code, images and headings of a source, with or without front matter, from the parser's own tree. */
export function codeOf(source: string, format: SourceFormat): SourceCode {
  if (last?.source !== source || last.format !== format)
    last = { source, format, code: readSource(source, format) }
  return last.code
}

function readSource(source: string, format: SourceFormat): SourceCode {
  if (format === 'md') return codeOfMarkdown(source, source)
  const inCode = commentsInCode(source)
  for (const places of [inCode, new Set<number>()]) {
    try {
      return codeBehindLetters(source, places)
    } catch {
      // What looks like a comment in code of Markdown may be one; it is treated as one next.
    }
  }
  // Invalid MDX is parsed as Markdown, whose code is nearly the same; the compiler reports the
  // error, which no comment is.
  const code = codeOfMarkdown(
    inLetters(source, (at) => !inCode.has(at)),
    source,
  )
  return { ...code, modules: importsIn(source, code) }
}

/** Blocks of lines that begin with an import, in a source that the parser of MDX refuses. */
function importsIn(source: string, { lines }: SourceCode): Span[] {
  const lineAt = lineIndex(source)
  return [...source.matchAll(/^import\b.*(?:\n.*\S.*)*/gm)]
    .filter(({ index }) => !lines.has(lineAt(index)))
    .map(({ 0: text, index }): Span => [index, index + text.length])
}

const codeOfMarkdown = (text: string, source: string) =>
  codeIn(markdownToMdast(text, { features: { ...FEATURES, directive: true } }), source)

/** Offsets where Markdown finds code that looks like a comment. */
function commentsInCode(source: string): Set<number> {
  const places = new Set<number>()
  if (!source.includes('<!--')) return places
  const isCode = codeTest(source, codeIn(markdownToMdast(source, { features: FEATURES }), source))
  inLetters(source, (at) => {
    if (isCode(at)) places.add(at)
    return !places.has(at)
  })
  return places
}

/**
 * The MDX parser knows neither HTML comments nor heading ids, so letters replace both before
 * parsing.
 * @param known offsets of code that looks like a comment or an id
 */
function codeBehindLetters(source: string, known: ReadonlySet<number>): SourceCode {
  const inCode = new Set(known)
  const lineAt = lineIndex(source)
  const isReplaced = (at: number) => !inCode.has(at)
  let code = mdxCode(inLetters(source, isReplaced), source)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { size } = inCode
    inLetters(source, (at) => {
      if (code.lines.has(lineAt(at)) || isWithin(code.inline, at) || isWithin(code.script, at))
        inCode.add(at)
      return isReplaced(at)
    })
    if (inCode.size === size) break
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

/** Returns a test of whether an offset of a text is in a fence or in inline code. */
export function codeTest(
  text: string,
  { fences, inline }: Pick<SourceCode, 'fences' | 'inline'>,
): (at: number) => boolean {
  const lineAt = lineIndex(text)
  return (at) => {
    const line = lineAt(at) + 1
    return (
      isWithin(inline, at) || fences.some((fence) => fence.line <= line && line <= fence.lastLine)
    )
  }
}

/** 0-based lines that are code, or begin within script. */
export function linesWithScript(
  { lines, script }: Pick<SourceCode, 'lines' | 'script'>,
  text: string,
): ReadonlySet<number> {
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

/** All headings of Markdown, HTML and JSX outside code. */
export function sourceHeadings(
  text: string,
  format: SourceFormat = 'md',
): readonly SourceHeading[] {
  return codeOf(text, format).headings
}
