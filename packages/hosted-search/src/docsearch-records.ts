import { createHash } from 'node:crypto'
import { type BuiltContent, type ContentSection, contentSections } from 'warraq/built-site'

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const
type Level = (typeof LEVELS)[number]

/** A record takes more lines until its text has this length: single words and cells find nothing. */
const SHORTEST = 200
/** Longer texts go on in the next record. */
const LONGEST = 2_000
/** A shorter rest of a section joins the record before it. */
const SHORTEST_REST = 40

/** A record in the format of hosted search indexes. */
export interface DocSearchRecord {
  /** Made of address and content, so that it stays the same when other parts of the page change. */
  readonly objectID: string
  /** The same, for services that name it so. */
  readonly id: string
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: `lvl${Level}` | 'content'
  readonly hierarchy: { readonly [Key in `lvl${Level}`]: string | null }
  readonly content: string | null
  /** What readers say for the section: it finds, and no page shows it. */
  readonly asked: readonly string[]
  readonly language: string
  readonly docusaurus_tag: string
  readonly version: string
  readonly weight: {
    /** More for pages that come first, 100 for most. */
    readonly pageRank: number
    readonly level: number
    readonly position: number
  }
  /** Page rank and level as one number, by which a service without custom ranking sorts. */
  readonly item_priority: number
}

/**
 * A record for each heading and accordion, with what readers say for its section, and records of
 * the text below it: whole paragraphs, rows of tables and lines of code, nothing twice.
 */
export function docSearchRecords(page: BuiltContent): DocSearchRecord[] {
  const {
    url: pageUrl,
    title,
    section,
    keywords,
    asked,
    boost,
    language,
    searchTag,
    version,
  } = page
  const context = { language, docusaurus_tag: searchTag, version }
  const pageRank = Math.round(boost * 100)
  const records = new Map<string, DocSearchRecord>()
  for (const open of contentSections(page, LEVELS.length - 1)) {
    const { id, level } = open
    const url = id === '' ? pageUrl : `${pageUrl}#${encodeURI(id)}`
    const hierarchy = hierarchyOf(open, [section, title])
    const add = (
      type: DocSearchRecord['type'],
      { content = null, asked = [] }: Partial<Pick<DocSearchRecord, 'content' | 'asked'>>,
    ): void => {
      const key = [url, type, content ?? open.heading].join('\n')
      const objectID = createHash('sha256').update(key).digest('hex').slice(0, 20)
      if (records.has(objectID)) return
      const level = type === 'content' ? 0 : 100 - Number(type.at(-1)) * 10
      records.set(objectID, {
        objectID,
        id: objectID,
        url,
        url_without_anchor: pageUrl,
        anchor: id || null,
        type,
        hierarchy,
        content,
        asked,
        ...context,
        weight: { pageRank, level, position: records.size },
        item_priority: pageRank * 1000 + level,
      })
    }
    const phrases = [...(id === '' ? keywords : []), ...(asked.get(encodeURI(id)) ?? [])]
    add(`lvl${level as Level}`, { asked: phrases })
    for (const content of contentsOf(open.lines)) add('content', { content })
  }
  return [...records.values()]
}

/** The lines of a section in pieces of a useful length. */
function contentsOf(lines: readonly string[]): string[] {
  const contents: string[] = []
  let open = ''
  for (const line of lines.flatMap(piecesOf)) {
    if (open.length >= SHORTEST || open.length + line.length >= LONGEST) {
      contents.push(open)
      open = ''
    }
    open += open === '' ? line : `\n${line}`
  }
  const last = contents.at(-1)
  if (last !== undefined && open.length < SHORTEST_REST)
    contents[contents.length - 1] = `${last}\n${open}`
  else contents.push(open)
  return contents.filter((content) => content !== '')
}

/** Encoded data may be a very long line. */
function piecesOf(line: string): string[] {
  const count = Math.ceil(line.length / LONGEST)
  return Array.from({ length: count }, (_, at) => line.slice(at * LONGEST, (at + 1) * LONGEST))
}

function hierarchyOf(
  { heading, level, above }: ContentSection,
  page: readonly [section: string, title: string],
): DocSearchRecord['hierarchy'] {
  const names = [...page, ...above.slice(2)]
  if (level > 1) {
    names.length = level
    names[level] = heading
  }
  const entries = LEVELS.map((number) => [`lvl${number}`, names[number] || null])
  return Object.fromEntries(entries) as DocSearchRecord['hierarchy']
}
