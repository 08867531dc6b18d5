import { posix } from 'node:path'
import { lineIndex } from './line-finder.ts'
import { codeOf, isWithin, replaceComments, type SourceFormat } from './source-code.ts'
import type { SourceCode, Span } from './source-parts.ts'
import { type TextEdit, withEdits } from './text-edits.ts'

/** An MDX source without its fences of language `mdx-code-block`; lines stay where they are. */
export function withoutMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const lines = text.split('\n')
  for (const { language, line, lastLine } of codeOf(text, 'mdx').fences)
    if (language === 'mdx-code-block') for (const at of [line, lastLine]) lines[at - 1] = ''
  return lines.join('\n')
}

/** Matches a heading, also in quotes and lists. */
const HEADING = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*#{1,6}\s/

const COMMENTS = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
] as const

/**
 * Edits that turn the ids of headings into the form that the heading transform reads: `<!-- #id -->`
 * and `{/* #id *\/}` become `{#id}`, and in MDX `\{#id}`.
 * @param code lines of code and script, where no line is a heading
 */
export function headingIdEdits(
  text: string,
  code: ReadonlySet<number>,
  format: SourceFormat,
): TextEdit[] {
  if (!/-->|\*\/\}|\{#/.test(text)) return []
  const brace = format === 'mdx' ? '\\{' : '{'
  let start = 0
  return text.split('\n').flatMap((line, index) => {
    const lineStart = start
    start += line.length + 1
    if (!HEADING.test(line) || code.has(index)) return []
    const edit = idInComment(line, brace) ?? idInBraces(line, brace)
    return edit === undefined
      ? []
      : { ...edit, start: edit.start + lineStart, end: edit.end + lineStart }
  })
}

function idInComment(heading: string, brace: string): TextEdit | undefined {
  const line = heading.trimEnd()
  for (const [open, close] of COMMENTS) {
    const at = line.endsWith(close) ? line.lastIndexOf(open) : -1
    const id = line.slice(at + open.length, -close.length).trim()
    if (at !== -1 && /^#\S+$/.test(id)) {
      const { length } = line.slice(0, at).trimEnd()
      return { start: length, end: line.length, text: ` ${brace}${id}}` }
    }
  }
  return undefined
}

/** The brace may be escaped, as other tools ask for it; signs of Markdown belong to the id. */
function idInBraces(heading: string, brace: string): TextEdit | undefined {
  const found = /\\?\{(#[^{}]*)\}(?=[ \t]*(?:[ \t]#+[ \t]*)?$)/.exec(heading)
  if (found === null) return undefined
  const [written, id = ''] = found
  const text = `${brace}${id.replace(/\\.|[*_~]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`))}}`
  if (text === written) return undefined
  return { start: found.index, end: found.index + written.length, text }
}

/**
 * Edits that turn `<!-- x -->`, which MDX does not read, into `{/* x *\/}`.
 * @param taken parts of the text that other edits replace
 */
export function mdxCommentEdits(
  text: string,
  { inline, script, lines }: Pick<SourceCode, 'inline' | 'script' | 'lines'>,
  taken: readonly Span[],
): TextEdit[] {
  const edits: TextEdit[] = []
  if (!text.includes('<!--')) return edits
  const lineAt = lineIndex(text)
  replaceComments(text, (comment, at) => {
    const isComment =
      !lines.has(lineAt(at)) && ![inline, script, taken].some((spans) => isWithin(spans, at))
    if (!isComment) return undefined
    const end = at + comment.length
    // MDX reads an import as text where it follows an expression at once.
    const isBeforeScript = /^[ \t]*\n(?:import|export)\b/.test(text.slice(end, end + 99))
    const inner = comment.slice(4, -3).replaceAll('*/', '* /')
    const kept = isBeforeScript ? inner.replace(/[^\n]/g, '') : `{/*${inner}*/}`
    edits.push({ start: at, end, text: kept })
    return comment
  })
  return edits
}

/** An MDX source with its HTML comments in the form that MDX reads; lines stay where they are. */
export function withMdxComments(text: string): string {
  return text.includes('<!--')
    ? withEdits(text, mdxCommentEdits(text, codeOf(text, 'mdx'), []))
    : text
}

/** Path below the site root of an imported file, without loaders; `undefined` for a package. */
export function importedPath(from: string, file: string): string | undefined {
  const plain = from.replace(/^.*!/, '')
  if (plain.startsWith('@site/')) return posix.normalize(plain.slice('@site/'.length))
  return plain.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), plain)) : undefined
}

/** A name in a page, and that of the export it stands for; `*` for the whole module. */
interface ImportedName {
  readonly local: string
  readonly exported: string
}

/** An import at the top of an MDX page. */
export interface MdxImport {
  /** Its names in the page; none when the module is only run. */
  readonly names: readonly ImportedName[]
  readonly from: string
  /** 1-based line of the text. */
  readonly line: number
}

// The names end at the next import, so that the expression reads every line once. Several imports
// may share a line.
const IMPORT =
  /(?:^|(?<=;[ \t]{0,99}))import\b\s{0,99}(?:((?:[^'"();\n]|\n(?!import\b)){0,5000}?)\bfrom\s{0,99})?(['"])([^'"\n]+)\2(?=[ \t]*;[ \t]*import\b|[ \t]*;?[ \t]*$)/gm

/**
 * Remove the imports from an MDX source, so that the engine can supply the values.
 *
 * `import Foo from './_foo.mdx'` becomes `export const Foo = arguments[0].scope["Foo"]`. Line
 * numbers stay the same.
 */
export function takeImports(source: string) {
  const imports: MdxImport[] = []
  if (!/^import\b/m.test(source)) return { source, imports }
  const { modules } = codeOf(source, 'mdx')
  const lineAt = lineIndex(source)
  const rewritten = source.replace(IMPORT, (whole, clause = '', _, from, offset) => {
    const [start] = modules.find(([begin, end]) => begin <= offset && offset < end) ?? []
    if (start === undefined || endsInTemplate(source.slice(start, offset))) return whole
    const names = importedNames(clause)
    imports.push({ names, from: unescaped(from), line: lineAt(offset) + 1 })
    const bindings = names.map(({ local }) => `${local} = arguments[0].scope["${local}"]`)
    const breaks = '\n'.repeat(whole.split('\n').length - 1)
    // A line that began with the semicolon behind an import would be text, with the imports below it.
    return `${breaks}export ${bindings.length === 0 ? '{}' : `const ${bindings.join(', ')}`}`
  })
  return { source: rewritten, imports }
}

/** Whether code ends within a text in backticks, such as an example that a page exports. */
function endsInTemplate(code: string): boolean {
  return code.split(/(?<!\\)`/).length % 2 === 0
}

/** Formatters of Markdown write `'./\_part.mdx'`, which means the same to JavaScript. */
function unescaped(text: string): string {
  return text.replace(/\\([^\w\n]|_)/g, '$1')
}

/** `x, { a, b as c }` gives the names `x`, `a` and `c`. */
function importedNames(clause: string): ImportedName[] {
  const [whole, first = '', star, list = ''] =
    /^([\w$]*)(?:\s*,)?\s*(?:\*\s*as\s+([\w$]+)|\{([^{}]*)\})?$/.exec(clause.trim()) ?? []
  if (whole === undefined) return []
  const listed = list.split(',').map((part) => {
    const [exported = '', local = exported] = part.trim().split(/(?<!\s)\s+as\s+/)
    return { local, exported }
  })
  return [
    { local: first, exported: 'default' },
    { local: star ?? '', exported: '*' },
    ...listed,
  ].filter(({ local }) => local !== '')
}
