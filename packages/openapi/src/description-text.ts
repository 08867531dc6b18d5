import { markdownToHtml } from 'satteri'
import { codeIn, htmlToMarkdown } from 'warraq/plugin'

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
const AUTOLINK = /<(?:[A-Za-z][A-Za-z\d+.-]+:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/y

interface Description {
  readonly text: string
  /** What stands in angle brackets and is not an element, as the document writes it. */
  readonly names: readonly string[]
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
  return { text: plainSyntax(hasLayout ? asMarkdown(text) : text), names }
}

/** The text of a description; see `descriptionOf`. */
export function descriptionText(written: unknown): string {
  return descriptionOf(written).text
}

function withoutNames(text: string): Description & { readonly hasLayout: boolean } {
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
