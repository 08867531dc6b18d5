import { isBlockElement } from '../html/block-elements.ts'
import { attributeOf, type HtmlNode, hasClass, isElement, parseHtml } from '../html/parse-html.ts'
import { textOf } from '../html/text-of-html.ts'

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const
type Level = (typeof LEVELS)[number]

/** A record in the format of hosted search indexes. */
export interface DocSearchRecord {
  /** Stable for the same place on the same page. */
  readonly objectID: string
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: `lvl${Level}` | 'content'
  readonly hierarchy: { readonly [Key in `lvl${Level}`]: string | null }
  readonly content: string | null
  readonly language: string
  readonly docusaurus_tag: string
  readonly version: string
  readonly weight: { readonly level: number; readonly position: number }
}

/** Data about a record's page. */
export interface RecordPage
  extends Pick<DocSearchRecord, 'language' | 'docusaurus_tag' | 'version'> {
  /** Absolute URL. */
  readonly url: string
  readonly title: string
  /** Name of the section of the site. */
  readonly section: string
  /** Inner HTML of the article. */
  readonly html: string
}

/** Elements whose words are not part of the page's text. */
const UNREAD = new Set(['button', 'pre', 'script', 'style', 'svg', 'template'])

/** One record per heading and per block of text, in page order. */
export function docSearchRecords(page: RecordPage): DocSearchRecord[] {
  const { url: pageUrl, title, section, html, ...context } = page
  const records: DocSearchRecord[] = []
  /** Names by level; the levels between two headings may be empty. */
  const names = [section, title]
  let anchor: string | null = null
  let text = ''
  const add = (type: DocSearchRecord['type'], content: string | null): void => {
    const url = anchor === null ? pageUrl : `${pageUrl}#${encodeURI(anchor)}`
    const position = records.length
    const level = type === 'content' ? 0 : 100 - Number(type.at(-1)) * 10
    records.push({
      objectID: `${position}-${url}`,
      url,
      url_without_anchor: pageUrl,
      anchor,
      type,
      hierarchy: hierarchyOf(names),
      content,
      ...context,
      weight: { level, position },
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
      if (UNREAD.has(tag) || hasClass(node, 'page-tools')) continue
      const level = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0) as Level
      const isBlock = isBlockElement(tag)
      if (isBlock) flush()
      if (level > 1) {
        anchor = attributeOf(node, 'id') || null
        names.length = level
        names[level] = textOf(children)
        add(`lvl${level}`, null)
      }
      if (tag === 'br') text += ' '
      if (level === 0) read(children)
      if (isBlock) flush()
    }
  }

  add('lvl1', null)
  read(parseHtml(html))
  flush()
  return records
}

function hierarchyOf(names: readonly (string | undefined)[]): DocSearchRecord['hierarchy'] {
  const entries = LEVELS.map((level) => [`lvl${level}`, names[level] ?? null])
  return Object.fromEntries(entries) as DocSearchRecord['hierarchy']
}
