import { lineIndex } from '@warraq/markup/line-finder'
import { headingIdEdits, mdxCommentEdits, withoutMdxFences } from '@warraq/markup/mdx-compat'
import {
  codeOf,
  linesWithScript,
  replaceComments,
  type SourceFormat,
} from '@warraq/markup/source-code'
import type { Span, TextDirective } from '@warraq/markup/source-parts'
import { type TextEdit, withEdits } from '@warraq/markup/text-edits'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type DirectiveFencesOptions, directiveFences } from '../directives/directive-fences.ts'
import { parserProblem, tooDeep } from './page-limits.ts'

interface PrepareOptions extends DirectiveFencesOptions {
  readonly format: SourceFormat
}

/**
 * The text of a page or of a partial in the form that the parser takes; lines stay the same. The
 * source is read once, and all edits are of the text that its author wrote. No text: the parser could
 * not read it in time.
 */
export function prepareSource(
  text: string,
  { format, ...options }: PrepareOptions,
): { readonly text: string | undefined; readonly problems: readonly Diagnostic[] } {
  const refused = parserProblem(text, { ...options, format })
  if (refused !== undefined) return { text: undefined, problems: [refused] }
  const source = format === 'mdx' ? withoutMdxFences(text) : text
  if (!NEEDS_EDITS.test(source)) return { text: source, problems: [] }
  const code = codeOf(source, format)
  const lines = linesWithScript(code, source)
  const unread = new Set([...lines, ...commentLines(source, lines)])
  const fences = directiveFences(source, { ...code, code: unread }, options)
  if (fences === undefined) return { text: undefined, problems: [tooDeep(options.file)] }
  const { edits, problems, titles } = fences
  const ids = headingIdEdits(source, lines, format)
  const taken = ids.map(({ start, end }) => [start, end] as const)
  const comments = format === 'mdx' ? mdxCommentEdits(source, code, taken) : []
  const colons = [
    ...code.textDirectives,
    ...titles.flatMap((title) => directivesIn(source, title, format)),
  ]
  return {
    text: withEdits(source, [
      ...edits,
      ...ids,
      ...comments,
      ...textDirectiveEdits(source, colons, format),
    ]),
    problems,
  }
}

/** Lines that begin within an HTML comment: what looks like a directive there is none. */
function commentLines(source: string, code: ReadonlySet<number>): Set<number> {
  const inside = new Set<number>()
  if (!source.includes('<!--')) return inside
  const lineAt = lineIndex(source)
  replaceComments(source, (comment, at) => {
    const first = lineAt(at)
    if (code.has(first)) return undefined
    for (let line = first + 1; line <= lineAt(at + comment.length - 1); line++) inside.add(line)
    return comment
  })
  return inside
}

/** The text directives of a title. */
function directivesIn(source: string, [start, end]: Span, format: SourceFormat): TextDirective[] {
  const title = source.slice(start, end)
  if (!TEXT_DIRECTIVE.test(title)) return []
  const moved = ([from, to]: Span): Span => [start + from, start + to]
  return codeOf(title, format).textDirectives.map(({ span, attributes }) => ({
    span: moved(span),
    attributes: attributes && moved(attributes),
  }))
}

const TEXT_DIRECTIVE = /:[^\s:[\]{}]+[[{]/

/** Directives, comments, ids of headings. */
const NEEDS_EDITS = new RegExp(`:::|-->|\\*/\\}|\\{#|${TEXT_DIRECTIVE.source}`)

/**
 * A backslash before what only looks like a text directive, such as `10:30[^1]` or `a:b[text](./x.md)`:
 * the engine has none, and what follows the colon is read as usual. In MDX, braces with attributes
 * would be read as an expression, so the directive transform undoes these.
 */
function textDirectiveEdits(
  source: string,
  directives: readonly TextDirective[],
  format: SourceFormat,
): TextEdit[] {
  return directives
    .filter(({ span, attributes }) => {
      const isMdxScript = format === 'mdx' && attributes !== undefined
      return (
        /[[{]/.test(source.slice(...span)) &&
        !(isMdxScript && MDX_ATTRIBUTES.test(source.slice(...attributes)))
      )
    })
    .map(({ span: [at] }) => ({ start: at, end: at, text: '\\' }))
}

const MDX_ATTRIBUTES = /^\{\s*(?:[#.]|[\w-]+\s*=(?!=))/
