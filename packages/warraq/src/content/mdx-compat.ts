import {
  codeLines,
  codeOf,
  isWithin,
  replaceComments,
  type SourceFormat,
} from '../markdown/source-code.ts'
import { lineIndex } from '../shared/line-finder.ts'

/**
 * Rewrite, outside code and script, what authors write and MDX does not take: `<!-- x -->` becomes
 * `{/* x *\/}`, `## Title {#id}` becomes `## Title \{#id}`, and a fence of language
 * `mdx-code-block` is unwrapped. Lines stay where they are.
 */
export function prepareMdx(text: string): string {
  return prepareComments(prepareHeadingIds(unwrapped(text)))
}

function unwrapped(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const lines = text.split('\n')
  for (const { language, line, lastLine } of codeOf(text, 'mdx').fences)
    if (language === 'mdx-code-block') for (const at of [line, lastLine]) lines[at - 1] = ''
  return lines.join('\n')
}

/** Convert the heading id syntaxes `<!-- #id -->` and `{/* #id *\/}` to `{#id}`. */
export function normalizeHeadingIds(text: string, format: SourceFormat): string {
  if (!/-->|\*\/\}/.test(text)) return text
  return mapHeadings(text, format, (heading) => {
    const line = heading.trimEnd()
    for (const [open, close] of COMMENTS) {
      const at = line.endsWith(close) ? line.lastIndexOf(open) : -1
      const id = line.slice(at + open.length, -close.length).trim()
      if (at !== -1 && /^#\S+$/.test(id)) return `${line.slice(0, at).trimEnd()} {${id}}`
    }
    return heading
  })
}

const COMMENTS = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
] as const

function prepareHeadingIds(text: string): string {
  if (!text.includes('{#')) return text
  return mapHeadings(text, 'mdx', (line) => line.replace(/\{#([^{}]*)\}[ \t]*$/, '\\{#$1}'))
}

/** Matches a heading, also in quotes and lists. */
const HEADING = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*#{1,6}\s/

/** Change the headings of a text; lines in code or script that begin with `#` are not headings. */
function mapHeadings(text: string, format: SourceFormat, change: (line: string) => string): string {
  const code = codeLines(text, format)
  return text
    .split('\n')
    .map((line, at) => (HEADING.test(line) && !code.has(at) ? change(line) : line))
    .join('\n')
}

function prepareComments(text: string): string {
  if (!text.includes('<!--')) return text
  const { inline, script, lines } = codeOf(text, 'mdx')
  const lineAt = lineIndex(text)
  return replaceComments(text, (comment, at) =>
    lines.has(lineAt(at)) || isWithin(inline, at) || isWithin(script, at)
      ? undefined
      : `{/*${comment.slice(4, -3).replaceAll('*/', '* /')}*/}`,
  )
}

/** An import at the top of an MDX page. */
export interface MdxImport {
  /** Its names in the page; none when it is neither a default nor a named import. */
  readonly locals: readonly string[]
  readonly from: string
  /** 1-based line of the text. */
  readonly line: number
}

// The names end at the next import, so that the expression reads every line once.
const IMPORT =
  /^import\b\s*(?:((?:[^'"();\n]|\n(?!import\b))*?)\bfrom\s*)?(['"])([^'"\n]+)\2[ \t]*;?[ \t]*$/gm

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
    if (!isWithin(modules, offset)) return whole
    const locals = localNames(clause)
    imports.push({ locals, from, line: lineAt(offset) + 1 })
    const bindings = locals.map((local) => `${local} = arguments[0].scope["${local}"]`)
    const breaks = '\n'.repeat(whole.split('\n').length - 1)
    return bindings.length === 0 ? breaks : `export const ${bindings.join(', ')}${breaks}`
  })
  return { source: rewritten, imports }
}

/** `x, { a, b as c }` gives the names `x`, `a` and `c`. */
function localNames(clause: string): string[] {
  const [match, name = '', list = ''] = /^([\w$]*)\s*,?\s*(?:\{([^{}]*)\})?\s*$/.exec(clause) ?? []
  if (match === undefined) return []
  const listed = list.split(',').map((part) => part.replace(/^.*\sas\s/s, '').trim())
  return [name, ...listed].filter((local) => local !== '')
}
