import { posix } from 'node:path'
import { lineIndex } from '@warraq/markup/line-finder'
import { noteLabels, withOwnNotes } from '@warraq/markup/own-notes'
import { codeOf, replaceComments } from '@warraq/markup/source-code'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { LineOrigin } from '../../shared/data/line-origins.ts'
import type { PageSource } from '../../shared/data/page-source.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { isMarkdownPath } from '../../shared/data/skipped-names.ts'
import type { CodeReader } from '../compile-context.ts'
import { FILE_FAULTS } from '../fences/included-file.ts'
import { MOST_BYTES, parserProblem } from './page-limits.ts'
import { rebasedText } from './rebase-references.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** A page with the text of its partials in place of the directives that include them. */
export interface IncludedText {
  readonly text: string
  /** Where the lines of the text were written; absent: the page includes nothing. */
  readonly origins?: readonly LineOrigin[]
  readonly problems: readonly Diagnostic[]
}

/** The indent or quotation marks of the directive, which the included lines get, and its attributes. */
const INCLUDE = /^([ \t>]*)::include(?![\w:-])(.*)$/

const ATTRIBUTES = /^\{[ \t]*file=(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))[ \t]*\}[ \t]*$/

/**
 * Fill in the partials of a Markdown page, before anything else reads its text:
 * `::include{file="./_stop.md"}` on a line of its own becomes the text of `_stop.md`, with the
 * indent of the directive, so that a partial can be part of a list.
 *
 * Facts are filled in later, so partials may name them. A partial includes others, and names files
 * from its own folder.
 */
export function includePartials(
  page: Pick<PageSource, 'file' | 'format' | 'text'>,
  read: CodeReader,
): IncludedText {
  if (!page.text.includes('::include')) return { text: page.text, problems: [] }
  const scope: IncludeScope = {
    page,
    read,
    lines: [],
    origins: [],
    problems: [],
    notes: new Set(noteLabels(page.text)),
    sizeBytes: 0,
    count: 0,
  }
  append({ file: page.file, text: page.text, firstLine: 1 }, '', [page.file], scope)
  const { lines, origins, problems } = scope
  return { text: lines.join('\n'), origins, problems }
}

interface IncludeScope {
  readonly page: Pick<PageSource, 'file' | 'format'>
  readonly read: CodeReader
  readonly lines: string[]
  readonly origins: LineOrigin[]
  readonly problems: Diagnostic[]
  /** Labels of the footnotes that the page and its partials define. */
  readonly notes: Set<string>
  /** Of all texts that were included. */
  sizeBytes: number
  /** Number of directives that were filled in. */
  count: number
}

interface WrittenText {
  readonly file: string
  readonly text: string
  /** 1-based line of the file on which the text starts. */
  readonly firstLine: number
}

/** @param around the files that include each other, from the page to this one */
function append(
  part: WrittenText,
  indent: string,
  around: readonly string[],
  scope: IncludeScope,
): void {
  const { file, text, firstLine } = part
  const isUnread = unreadLines(part, scope.page.format)
  const bodyLine = splitFrontMatter(text).bodyLine
  for (const [index, written] of text.split('\n').entries()) {
    const place = { file, line: firstLine + index }
    const [whole, ownIndent = '', attributes = ''] =
      isUnread(index) || index + 1 < bodyLine ? [] : (INCLUDE.exec(written) ?? [])
    const partial =
      whole === undefined ? undefined : partialAt(place, attributes.trimEnd(), around, scope)
    const line = whole === undefined ? written : ''
    if (partial === undefined)
      addLine(line.trim() === '' && indent !== '' ? indent.trimEnd() : indent + line, place, scope)
    else append(partial, indent + ownIndent, [...around, partial.file], scope)
  }
}

function addLine(line: string, { file, line: at }: LinePlace, { lines, origins }: IncludeScope) {
  lines.push(line)
  const last = origins.at(-1)
  if (last?.file !== file || last.line + lines.length - last.at !== at)
    origins.push({ at: lines.length, file, line: at })
}

interface LinePlace {
  readonly file: string
  readonly line: number
}

/** The text that a directive includes; `undefined` if it cannot, which is a problem. */
function partialAt(
  place: LinePlace,
  attributes: string,
  around: readonly string[],
  scope: IncludeScope,
): WrittenText | undefined {
  const { page, problems } = scope
  if (page.format === 'mdx') {
    problems.push(inMdx(place, attributes))
    return undefined
  }
  const match = ATTRIBUTES.exec(attributes)
  const written = match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
  if (written === '') {
    problems.push(withoutFile(place, attributes))
    return undefined
  }
  const file = written.startsWith('/')
    ? posix.normalize(written.replace(/^\/+/, ''))
    : posix.join(posix.dirname(place.file), written)
  if (around.includes(file)) {
    problems.push(circular(place, [...around.slice(around.indexOf(file)), file]))
    return undefined
  }
  const found = isMarkdownPath(file) && !/\.mdx$/i.test(file) ? scope.read(file) : 'not-markdown'
  if (typeof found === 'string') {
    problems.push(unusable(place, written, found))
    return undefined
  }
  scope.sizeBytes += Buffer.byteLength(found.text)
  scope.count++
  if (scope.sizeBytes > MOST_BYTES || scope.count > MOST_PARTIALS) {
    if (!problems.some(({ code }) => code === 'content/too-large'))
      problems.push(tooMuch(place, page.file))
    return undefined
  }
  const { body, bodyLine, yaml } = splitFrontMatter(found.text)
  if (yaml.trim() !== '') problems.push(withFrontMatter(file))
  const start = /^(?:[ \t]*\n)*/.exec(body)?.[0] ?? ''
  const rebased = rebasedText(body.slice(start.length).trimEnd(), file, page.file)
  const text = withOwnNotes(rebased, scope.notes, `-of-${scope.count}`)
  for (const label of noteLabels(text)) scope.notes.add(label)
  return {
    file,
    text,
    firstLine: bodyLine + start.split('\n').length - 1,
  }
}

/** Says of 0-based lines whether a directive is text there: in code, and in comments. */
function unreadLines(
  { file, text, firstLine }: WrittenText,
  format: PageSource['format'],
): (line: number) => boolean {
  if (!text.includes('::include')) return () => true
  // The compiler reports such a text and shows it as it is.
  if (parserProblem(text, { file, format, firstLine }) !== undefined) return () => true
  const lines = new Set(codeOf(text, format).lines)
  const lineAt = lineIndex(text)
  replaceComments(text, (comment, at) => {
    if (lines.has(lineAt(at))) return undefined
    for (let line = lineAt(at); line <= lineAt(at + comment.length - 1); line++) lines.add(line)
    return comment
  })
  return (line) => lines.has(line)
}

const EXAMPLE = '::include{file="./_part.md"}'
/** A page has some; more come from partials that include each other again and again. */
const MOST_PARTIALS = 1000

function tooMuch(place: LinePlace, page: string): Diagnostic {
  return problemAt(place, 'content/too-large', {
    found: `more than ${MOST_PARTIALS} partials or ${MOST_BYTES / 1e6} MB of them in ${page}`,
    expected: 'a page of a size that browsers can show',
    fix: 'look for partials that include others several times, or split the page',
  })
}

function inMdx(place: LinePlace, attributes: string): Diagnostic {
  return problemAt(place, 'include/in-mdx', {
    found: `::include${attributes} in an MDX page, which includes nothing`,
    expected: 'an import of the partial',
    fix: `write import Part from './_part.mdx' at the top and <Part /> here, or name the page .md`,
  })
}

function withoutFile(place: LinePlace, attributes: string): Diagnostic {
  return problemAt(place, 'include/attributes', {
    found: `::include${attributes}`,
    expected: `a file and no other attribute: ${EXAMPLE}`,
    fix: 'name the partial by its path from this file, or from the site folder if the path begins with /',
  })
}

function circular(place: LinePlace, files: readonly string[]): Diagnostic {
  return problemAt(place, 'include/circular', {
    found: files.join(' includes '),
    expected: 'partials that do not include each other in a circle',
    fix: 'remove one of the directives',
  })
}

function unusable(
  place: LinePlace,
  written: string,
  fault: keyof typeof FILE_FAULTS | 'not-markdown',
): Diagnostic {
  const reason = fault === 'not-markdown' ? 'which is not a Markdown file' : FILE_FAULTS[fault]
  return problemAt(place, 'include/unusable-file', {
    found: `file=${written}, ${reason}`,
    expected: 'a Markdown file of the site folder or its repository, by its path from this file',
    fix: fault === 'missing' ? 'correct the path, or add the file' : 'name another file',
  })
}

function withFrontMatter(file: string): Diagnostic {
  return problemAt({ file, line: 1 }, 'include/front-matter', {
    found: 'front matter in a file that a page includes',
    expected: 'a partial without front matter, which has no effect there',
    fix: 'remove it; if the file is a page as well, put the shared part into a file whose name begins with "_"',
  })
}
