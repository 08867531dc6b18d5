import { titleEdits, titleIn } from '@warraq/markup/directive-title'
import { type Fence, type FenceCode, type FenceLine, findFences } from '@warraq/markup/find-fences'
import { lineIndex } from '@warraq/markup/line-finder'
import { headingIdEdits, mdxCommentEdits, withoutMdxFences } from '@warraq/markup/mdx-compat'
import {
  codeOf,
  linesWithScript,
  replaceComments,
  type SourceFormat,
} from '@warraq/markup/source-code'
import type { Span, TextDirective } from '@warraq/markup/source-parts'
import { insertion, type TextEdit, withEdits } from '@warraq/markup/text-edits'
import type { PluginEntry } from '../../plugins/owned-entries.ts'
import type { MdastPlugin } from '../../plugins/syntax-hook.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { mildProblemAt, type Place, problemAt } from '../../shared/data/problem-at.ts'
import { didYouMean } from '../../shared/text/nearest.ts'
import type { PageScratch } from '../compile-context.ts'
import { CONTAINER_DIRECTIVES } from '../directives/containers.ts'
import { readSyntax } from './other-syntax.ts'
import { type LimitedText, parserProblem, tooDeep } from './page-limits.ts'
import { prepareMath } from './prepare-math.ts'

/** The text of a page or of a partial in the form that the parser takes; lines stay the same. */
export interface PreparedSource {
  /** Empty if the parser could not read it in time. */
  readonly text: string
  readonly isUnread: boolean
  /** Whether it contains formulas. */
  readonly hasMath: boolean
  /** The parser plugins that the Markdown of another tool needs. */
  readonly mdast: readonly PluginEntry<MdastPlugin>[]
}

export function prepareText(
  written: string,
  format: SourceFormat,
  scratch: PageScratch,
): PreparedSource {
  const { file, firstLine, context, problems } = scratch
  // Before the steps below: they could take as long as the parser.
  const refused = parserProblem(written, { file, format, firstLine })
  if (refused !== undefined) {
    problems.push(refused)
    return { text: '', isUnread: true, hasMath: false, mdast: [] }
  }
  const { text: read, mdast } = readSyntax(written, format, scratch)
  const { text, hasMath } = prepareMath(read, format, scratch)
  const containers = new Set([...CONTAINER_DIRECTIVES, ...context.extensions.containers.keys()])
  const prepared = prepareSource(text, { file, format, firstLine, containers })
  problems.push(...prepared.problems)
  return { text: prepared.text ?? '', isUnread: prepared.text === undefined, hasMath, mdast }
}

interface PrepareOptions extends LimitedText {
  /** Names of known containers; an unknown name is reported, and its container kept. */
  readonly containers: ReadonlySet<string>
}

/**
 * The text of a page or of a partial in the form that the parser takes; lines stay the same. The
 * source is read once, and all edits are of the text that its author wrote. No text: the parser could
 * not read it in time.
 */
export function prepareSource(
  text: string,
  options: PrepareOptions,
): { readonly text: string | undefined; readonly problems: readonly Diagnostic[] } {
  const { format } = options
  const refused = parserProblem(text, options)
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

/**
 * Edits that make container directives unambiguous for the Markdown parser.
 *
 * `:::note Title` becomes `:::note[Title]`, and an outer fence gets more colons than the fences
 * inside it:
 *
 *     :::note          ::::note
 *     :::tip      ->   :::tip
 *     :::              :::
 *     :::              ::::
 *
 * Line numbers stay the same, and code is unchanged. A container that its author does not close
 * ends with the container around it, or with the page; if its name is unknown, its line is text.
 *
 * `undefined` if containers nest too deeply.
 */
function directiveFences(text: string, code: FenceCode, options: PrepareOptions) {
  const { file, firstLine, containers } = options
  const edits: TextEdit[] = []
  const problems: Diagnostic[] = []
  /** Titles, which the parser reads only after these edits. */
  const titles: Span[] = []
  const fences = findFences(text, code, containers)
  if (fences === undefined) return undefined
  for (const fence of fences) {
    const { opening, isText, isClosed } = fence
    const place = { file, line: firstLine + opening.line }
    const colonsAt = opening.start + opening.prefix.length
    const nameEnd = colonsAt + opening.colons + opening.gap.length + opening.name.length
    const title = isText ? undefined : titleIn(opening.rest)
    if (!containers.has(opening.name)) problems.push(unknownDirective(fence, containers, place))
    else if (!isClosed) problems.push(unclosedDirective(fence, place))
    if (title !== undefined) titles.push([nameEnd + title.start, nameEnd + title.end])
    if (isText) edits.push(insertion(colonsAt, '\\'))
    else
      edits.push(
        ...openingEdits(fence),
        ...titleEdits(opening.rest, title, nameEnd),
        ...closingEdits(fence),
      )
  }
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  return { edits, problems, titles }
}

function openingEdits({ opening, colons }: Fence): TextEdit[] {
  const at = opening.start + opening.prefix.length
  const end = at + opening.colons + opening.gap.length
  return [...emptyLineBefore(opening), { start: at, end, text: ':'.repeat(colons) }]
}

function closingEdits({ opening, closing, colons, isClosed }: Fence): TextEdit[] {
  if (closing === undefined) return []
  const { start, prefix } = closing
  const text = ':'.repeat(colons)
  const at = start + prefix.length
  if (isClosed) return [...emptyLineBefore(closing), { start: at, end: at + closing.colons, text }]
  // In a quotation or a list, the container ends with that.
  if (opening.prefix !== prefix) return []
  return [...emptyLineBefore(closing), insertion(start, `${prefix}${text}${HIDDEN_BREAK}`)]
}

/** The parser takes it for the end of a line, and does not count it. */
const HIDDEN_BREAK = '\r'

function emptyLineBefore({ start, prefix, needsEmptyLine }: FenceLine): TextEdit[] {
  return needsEmptyLine ? [insertion(start, `${prefix}${HIDDEN_BREAK}`)] : []
}

function unknownDirective(
  { opening: { name, text, prefix }, isText }: Fence,
  known: ReadonlySet<string>,
  place: Place,
): Diagnostic {
  const hint = didYouMean(name, known, 'use a known directive.', (nearest) => `:::${nearest}`)
  const shown = isText ? 'the line is shown as text' : 'it is a plain box with this name'
  return mildProblemAt(place, 'directive/unknown', {
    found: text.slice(prefix.length).trim(),
    expected: `one of: ${[...known].sort().join(', ')}`,
    fix: `${hint} Until then ${shown}`,
    // Documentation of code has hundreds of `::: module.Name`.
    cause: isText ? shown : undefined,
  })
}

function unclosedDirective({ opening: { text, prefix } }: Fence, place: Place): Diagnostic {
  return problemAt(place, 'directive/unclosed', {
    found: text.slice(prefix.length).trim(),
    expected: 'a line of as many colons that closes it',
    fix: 'add the closing line, or give an outer container more colons than the containers inside it',
  })
}
