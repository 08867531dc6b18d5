import { separatesWords } from '../html/block-elements.ts'
import { type HtmlElement, type HtmlNode, isElement, parseHtml } from '../html/parse-html.ts'
import { textOf } from '../html/text-of-html.ts'

/** One section of a page, with the data that index and results need. */
export interface SearchRecord {
  /** Final address with the heading's hash. */
  readonly href: string
  /** Final address of the page. */
  readonly pageHref: string
  readonly title: string
  /** Label in the sidebar. */
  readonly label: string
  /** Title and sidebar label of the page. */
  readonly names: string
  readonly isOpening: boolean
  /** Empty for the opening of a page. */
  readonly heading: string
  /** Labels above the page and headings above the section. */
  readonly path: string
  readonly body: string
  readonly code: string
}

export interface SearchPageSource extends Pick<SearchRecord, 'href' | 'title' | 'label'> {
  /** Labels above the page. */
  readonly crumbs: readonly string[]
  /** Description by the author. */
  readonly description?: string
  /** Inner HTML of the article. */
  readonly html: string
}

/** Elements that are not searched. */
const UNREAD = new Set(['script', 'style', 'svg'])

/** A section while its page is being read. */
interface OpenSection {
  readonly heading: string
  readonly id: string
  /** Headings above it. */
  readonly above: readonly string[]
  body: string
  code: string
}

/**
 * Split a page into sections at its headings of level 1 to 3 and at the questions of its
 * accordions; deeper headings belong to the section above. The first section is the opening of the
 * page.
 */
export function searchSections(source: SearchPageSource): SearchRecord[] {
  return sectionsIn(source)
    .map((section) => recordOf(section, source))
    .filter(({ heading, body, code }, at) => at === 0 || heading + body + code !== '')
}

function sectionsIn({ html, title }: SearchPageSource): OpenSection[] {
  let open: OpenSection = { heading: '', id: '', above: [], body: '', code: '' }
  const sections = [open]
  /** Text of the headings above, by level. */
  const headings: string[] = []
  const start = (heading: string, id: string): void => {
    open = { heading, id, above: headings.filter(Boolean), body: '', code: '' }
    sections.push(open)
  }
  const readHeading = ({ tag, attributes, children }: HtmlElement): void => {
    const level = Number(tag[1])
    const heading = textOf(children)
    if (level === 1 ? heading !== title : level > 3) open.body += ` ${heading} `
    if (level === 1 || level > 3) return
    headings.length = level
    start(heading, attributes.id ?? '')
    headings[level] = heading
  }
  /**
   * An accordion with an id is a section under its summary; what follows it belongs to the section
   * before it.
   */
  const readAccordion = ({ attributes, children }: HtmlElement): void => {
    const { id = '' } = attributes
    const around = open
    for (const child of children) {
      if (id !== '' && isElement(child) && child.tag === 'summary')
        start(textOf(child.children), id)
      else read(child)
    }
    if (id !== '') open = around
  }
  const readElement = (element: HtmlElement): void => {
    const { tag, children } = element
    const space = separatesWords(tag) ? ' ' : ''
    open.body += space
    if (/^h[1-6]$/.test(tag)) readHeading(element)
    else if (tag === 'details') readAccordion(element)
    else if (tag === 'pre' || tag === 'code') {
      open.code += ` ${textOf(children)}`
      if (tag === 'code') open.body += textOf(children)
    } else for (const child of children) read(child)
    open.body += space
  }
  const read = (node: HtmlNode): void => {
    if (!isElement(node)) open.body += node
    else if (!UNREAD.has(node.tag)) readElement(node)
  }
  for (const node of parseHtml(html)) read(node)
  return sections
}

function recordOf(
  { heading, id, above, body, code }: OpenSection,
  { href, title, label, crumbs, description = '' }: SearchPageSource,
): SearchRecord {
  const text = body.replace(/\s+/g, ' ').trim()
  const isOpening = heading === '' && id === ''
  // The last segment is often a name that readers know; a pasted address finds its page.
  const address = isOpening ? [href.split('/').findLast(Boolean), href.replace(/^\/|\/$/g, '')] : []
  return {
    href: id === '' ? href : `${href}#${encodeURI(id)}`,
    pageHref: href,
    title,
    label,
    isOpening,
    names: title === label ? title : `${title} ${label}`,
    heading,
    path: [...crumbs, ...above, ...address].join(' '),
    body:
      isOpening && description !== '' && !text.startsWith(description)
        ? `${description} ${text}`.trim()
        : text,
    code: [...new Set(code.split(/\s+/))].join(' ').trim(),
  }
}
