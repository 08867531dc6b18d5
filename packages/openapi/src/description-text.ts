import { markdownToHtml } from 'satteri'
import { codeIn, htmlToMarkdown } from 'warraq/plugin'
import { inlineCode } from './inline-code.ts'

/** Elements that lay out text. Others, such as `<object>`, are more often the name of something. */
const LAYOUT = new Set(
  `a abbr b big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption
  figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small
  span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul wbr`.split(/\s+/),
)

/** Elements that need no end tag. */
const OPEN = new Set('br col colgroup dd dt hr img li p tbody td tfoot th thead tr wbr'.split(' '))

/** What opens a tag, a comment or a declaration, unless a backslash makes it text. */
const TAG = /(?<!\\)<(?:(\/?)([A-Za-z][\w.-]*)|[!?])/g

/** A message needs no more of what looks like a tag. */
const LONGEST_NAME = 80

/** `<https://example.org>` and `<me@example.org>` are links. */
const AUTOLINK = /<(?:(?:https?|mailto|tel):[^\s<>]*|[^\s<>@:]+@[^\s<>@]+)>/iy

/** A link to what no browser opens, such as `ref:pumps` of the tool for which a document was written. */
const FOREIGN_LINK =
  /(?<!\\)!?\[([^[\]\n]{0,500})\]\([ \t]*<?(?!(?:https?|mailto|tel):|data:image)([A-Za-z][A-Za-z\d+.-]{0,40}:[^\s()<>]{0,500}(?:\([^\s()<>]{0,99}\)[^\s()<>]{0,99}){0,9})[^()\n]{0,200}\)/gi

interface Description {
  readonly text: string
  /** What stands in angle brackets and is not an element, as the document writes it. */
  readonly names: readonly string[]
  /** Addresses that no browser opens; their links are text. */
  readonly addresses: readonly string[]
}

/**
 * A description of a document as Markdown without HTML. Programs write these documents, so nothing in
 * them may stop a build: elements that lay out text become Markdown, and any other name in angle
 * brackets is text.
 *
 *     A List<Pump>, <b>sorted</b>     A List&lt;Pump>, **sorted**
 */
export function descriptionOf(written: unknown): Description {
  const given = typeof written === 'string' ? written : ''
  const { text, names, hasLayout } = withoutNames(given)
  return { ...withoutForeignLinks(plainSyntax(hasLayout ? asMarkdown(text) : text)), names }
}

/** The text of a description; see `descriptionOf`. */
export function descriptionText(written: unknown): string {
  return descriptionOf(written).text
}

/**
 * A text on one line, as a cell of a table needs it. Its blocks stay apart: what is code in one of
 * them is code afterwards, and a single backtick does not make code of the next one.
 */
export function onOneLine(text: string): string {
  if (!text.includes('\n')) return text.trim()
  const { isCodeLine } = codeIn(text)
  const blocks: { isCode: boolean; lines: string[] }[] = []
  let isAfterEmpty = false
  for (const [at, written] of text.split('\n').entries()) {
    const line = written.trim()
    const isCode = isCodeLine(at)
    const isNew = isAfterEmpty || /^(?:[-*+]|\d{1,9}[.)])\s/.test(line)
    isAfterEmpty = line === ''
    if (isAfterEmpty || (isCode && /^(?:`{3,}|~{3,})/.test(line))) continue
    const last = blocks.at(-1)
    if (last?.isCode === isCode && (isCode || !isNew)) last.lines.push(line)
    else blocks.push({ isCode, lines: [line] })
  }
  const parts = blocks.map(({ isCode, lines }) =>
    isCode ? inlineCode(lines.join(' ')) : withoutLoneBackticks(lines.join(' ')),
  )
  // Joining may end code, so that a name within it would be HTML.
  return withoutNames(parts.join(' ')).text
}

/** A backslash before backticks that no others close. */
function withoutLoneBackticks(text: string): string {
  const runs = [...text.matchAll(/`+/g)]
  let changed = ''
  let copied = 0
  for (let at = 0; at < runs.length; at++) {
    const { 0: marks = '', index = 0 } = runs[at] ?? {}
    // In code a backslash is one, so only before the backticks that open some does it make them text.
    if (text[index - 1] === '\\') continue
    const end = runs.findIndex((run, other) => other > at && run[0] === marks)
    if (end !== -1) at = end
    else {
      changed += text.slice(copied, index) + marks.replaceAll('`', '\\`')
      copied = index + marks.length
    }
  }
  return changed + text.slice(copied)
}

function withoutForeignLinks(text: string): Omit<Description, 'names'> {
  if (!text.includes('](')) return { text, addresses: [] }
  const { isCode } = codeIn(text)
  const addresses: string[] = []
  const changed = text.replace(
    FOREIGN_LINK,
    (whole, label: string, address: string, at: number) => {
      if (isCode(at)) return whole
      addresses.push(address)
      return label
    },
  )
  return { text: changed, addresses }
}

type Named = Omit<Description, 'addresses'> & { readonly hasLayout: boolean }

function withoutNames(text: string): Named {
  if (!text.includes('<')) return { text, names: [], hasLayout: false }
  const { isCode } = codeIn(text)
  const ends = new Set(
    [...text.matchAll(/<\/([A-Za-z][\w-]*)\s*>/g)].map(([, name = '']) => name.toLowerCase()),
  )
  const names: string[] = []
  let hasLayout = false
  const changed = text.replace(TAG, (open, slash, name: string | undefined, at: number) => {
    AUTOLINK.lastIndex = at
    if (isCode(at) || AUTOLINK.test(text)) return open
    const tag = name?.toLowerCase()
    // A comment shows nothing; a type in a word, such as List<A>, is not a link without its end.
    const isLayout =
      tag === undefined
        ? text.startsWith('<!--', at)
        : LAYOUT.has(tag) && (slash === '/' || OPEN.has(tag) || ends.has(tag))
    hasLayout ||= isLayout
    if (isLayout) return open
    if (slash !== '/')
      names.push(/^<[^>\n]*>?/.exec(text.slice(at, at + LONGEST_NAME))?.[0] ?? open)
    // A backslash would stay in a block of HTML.
    return open.replace('<', '&lt;')
  })
  return { text: changed, names, hasLayout }
}

/** Markdown with HTML as Markdown alone. */
function asMarkdown(text: string): string {
  return htmlToMarkdown(markdownToHtml(text, { features: { gfm: true } }).html, '')
}

/** A backslash before what the engine adds to Markdown, and headings below that of the page. */
function plainSyntax(text: string): string {
  if (!SYNTAX.test(text)) return text
  const { isCode, isCodeLine } = codeIn(text)
  const lines = text.split('\n')
  const isDeep = lines.every((line, at) => !/^#\s/.test(line) || isCodeLine(at))
  let from = 0
  return lines
    .map((line, at) => {
      const start = from
      from += line.length + 1
      if (isCodeLine(at)) return line
      return line
        .replace(/^(\s*)(?=:::)/, '$1\\')
        .replace(/\{\{|\{(?=#[^{}]*\}\s*$)/g, (braces, column: number) =>
          isCode(start + column) ? braces : `\\${braces}`,
        )
        .replace(/^#{1,5}(?=\s)/, (marks) => (isDeep ? marks : `${marks}#`))
    })
    .join('\n')
}

const SYNTAX = /:::|\{\{|\{#|^#\s/m
