import { plainText } from './plain-text.ts'

/** What a record says of its page. */
export interface RecordPage {
  /** Absolute address. */
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

/** A record as hosted indexes of documentation expect it. */
export interface DocSearchRecord {
  /** The same for the same place on the same page. */
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

/** Headings, blocks of text, and what is no text. */
const PIECES =
  /<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>|<(?:pre|script|style|svg|template)[\s>][\s\S]*?<\/(?:pre|script|style|svg|template)>|<\/?([a-z][\w-]*)[^>]*>|[^<]+/g

/** The link that a heading carries to itself. */
const HEADING_LINK = /<a class="heading-anchor"[\s\S]*?<\/a>/g

/** Elements that begin and end a text of their own. */
const BLOCKS = new Set(
  'p li ul ol dl dt dd td th tr table thead tbody div section aside details summary blockquote figure figcaption docs-tabs docs-code docs-table'.split(
    ' ',
  ),
)

/** One record for each heading and each block of text, in the order of the page. */
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
    const content = plainText(text).replace(/\s+/g, ' ')
    text = ''
    if (content !== '') add('content', content)
  }

  add('lvl1', null)
  for (const [piece, level, attributes = '', inner = '', tag] of page.html.matchAll(PIECES)) {
    if (level !== undefined) {
      flush()
      if (level === '1') continue
      anchor = plainText(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? '') || null
      hierarchy = below(
        hierarchy,
        Number(level) as Level,
        plainText(inner.replace(HEADING_LINK, '')),
      )
      add(`lvl${Number(level) as Level}`, null)
    } else if (tag === undefined) {
      if (!piece.startsWith('<')) text += piece
    } else if (BLOCKS.has(tag)) flush()
    else if (tag === 'br') text += ' '
  }
  flush()
  return records
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

/** The hierarchy with a heading in it and nothing below. */
function below(hierarchy: Hierarchy, level: Level, name: string): Hierarchy {
  const entries = Object.entries(hierarchy).map(([key, value]) => {
    const at = Number(key.slice(3))
    return [key, at === level ? name : at > level ? null : value]
  })
  return Object.fromEntries(entries) as Hierarchy
}
