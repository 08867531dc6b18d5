import { titleEdits, titleIn } from '@warraq/markup/directive-title'
import { type Fence, type FenceCode, type FenceLine, findFences } from '@warraq/markup/find-fences'
import type { Span } from '@warraq/markup/source-parts'
import { insertion, type TextEdit } from '@warraq/markup/text-edits'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { mildProblemAt, type Place, problemAt } from '../../shared/data/problem-at.ts'
import { didYouMean } from '../../shared/text/nearest.ts'

export interface DirectiveFencesOptions {
  readonly file: string
  /** 1-based line of the file on which the text starts. */
  readonly firstLine: number
  /** Names of known containers; an unknown name is reported, and its container kept. */
  readonly containers: ReadonlySet<string>
}

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
export function directiveFences(text: string, code: FenceCode, options: DirectiveFencesOptions) {
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
