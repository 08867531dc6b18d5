import { attributeOf, type HtmlNode, hasClass, isElement, parseHtml } from '../html/parse-html.ts'

/** Data about a record's page. */
export interface RecordPage {
  /** Absolute URL. */
  readonly url: string
  readonly title: string
  /** Name of the section of the site. */
  readonly section: string
  readonly language: string
  readonly tag: string
  readonly version: string
  /** Inner HTML of the article. */
  readonly html: string
}

type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6
type Hierarchy = { readonly [Key in `lvl${Level}`]: string | null }

/** A record in the format of hosted search indexes. */
export interface DocSearchRecord {
  /** Stable for the same place on the same page. */
  readonly objectID: string
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: `lvl${Level}` | 'content'
  readonly hierarchy: Hierarchy
  readonly content: string | null
  readonly language: string
  readonly docusaurus_tag: string
  readonly version: string
  readonly weight: { readonly level: number; readonly position: number }
}

/** Elements whose words are not part of the page's text. */
const UNREAD = new Set(['pre', 'script', 'style', 'svg', 'template'])

/** Elements that form separate blocks of text. */
const BLOCKS = new Set(
  'p li ul ol dl dt dd td th tr table thead tbody div section aside details summary blockquote figure figcaption docs-tabs docs-code docs-table'.split(
    ' ',
  ),
)

/** One record per heading and per block of text, in page order. */
export function docSearchRecords(page: RecordPage): DocSearchRecord[] {
  const records: DocSearchRecord[] = []
  let hierarchy: Hierarchy = { ...EMPTY, lvl0: page.section, lvl1: page.title }
  let anchor: string | null = null
  let text = ''
  const add = (type: DocSearchRecord['type'], content: string | null): void => {
    const url = anchor === null ? page.url : `${page.url}#${encodeURI(anchor)}`
    records.push({
      objectID: `${records.length}-${url}`,
      url,
      url_without_anchor: page.url,
      anchor,
      type,
      hierarchy,
      content,
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
      weight: {
        level: type === 'content' ? 0 : 100 - Number(type.at(-1)) * 10,
        position: records.length,
      },
    })
  }
  const flush = (): void => {
    const content = text.replace(/\s+/g, ' ').trim()
    text = ''
    if (content !== '') add('content', content)
  }

  const read = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (!isElement(node)) {
        text += node
        continue
      }
      const { tag, children } = node
      const level = /^h([1-6])$/.exec(tag)?.[1]
      if (UNREAD.has(tag)) continue
      if (level !== undefined) {
        flush()
        if (level === '1') continue
        anchor = attributeOf(node, 'id') || null
        hierarchy = below(hierarchy, Number(level) as Level, headingText(children))
        add(`lvl${Number(level) as Level}`, null)
        continue
      }
      const isBlock = BLOCKS.has(tag)
      if (isBlock) flush()
      if (tag === 'br') text += ' '
      read(children)
      if (isBlock) flush()
    }
  }

  add('lvl1', null)
  read(parseHtml(page.html))
  flush()
  return records
}

/** Text without the anchor link of a heading. */
function headingText(nodes: readonly HtmlNode[]): string {
  const textOf = (node: HtmlNode): string =>
    isElement(node)
      ? hasClass(node, 'heading-anchor')
        ? ''
        : node.children.map(textOf).join('')
      : node
  return nodes.map(textOf).join('').trim()
}

const EMPTY: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}

/** The hierarchy with a heading at its level and nothing below it. */
function below(hierarchy: Hierarchy, level: Level, name: string): Hierarchy {
  const entries = Object.entries(hierarchy).map(([key, value]) => {
    const at = Number(key.slice(3))
    return [key, at === level ? name : at > level ? null : value]
  })
  return Object.fromEntries(entries) as Hierarchy
}
