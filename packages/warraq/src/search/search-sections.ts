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

export interface SearchPageSource {
  readonly href: string
  readonly title: string
  /** Label of the page in the sidebar. */
  readonly label: string
  /** Labels above the page. */
  readonly crumbs: readonly string[]
  /** Description by the author. */
  readonly description?: string
  /** Inner HTML of the article. */
  readonly html: string
}

/** Elements that separate words. */
const PARTING = new Set('br dd div dt li ol p summary table td th tr ul'.split(' '))
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

/** State while reading a page. */
interface Reading {
  readonly title: string
  readonly sections: OpenSection[]
  /** Text of the headings above, by level. */
  readonly headings: string[]
  open: OpenSection
}

/**
 * Split a page into sections at its headings of level 1 to 3 and at the questions of its
 * accordions; deeper headings belong to the section above. The first section is the opening of the
 * page.
 */
export function searchSections(source: SearchPageSource): SearchRecord[] {
  const opening: OpenSection = { heading: '', id: '', above: [], body: '', code: '' }
  const reading: Reading = {
    title: source.title,
    sections: [opening],
    headings: [],
    open: opening,
  }
  readNodes(parseHtml(source.html), reading)
  return reading.sections
    .map((section) => recordOf(section, source))
    .filter(({ heading, body, code }, at) => at === 0 || heading + body + code !== '')
}

function readNodes(nodes: readonly HtmlNode[], reading: Reading): void {
  for (const node of nodes) {
    if (isElement(node)) readElement(node, reading)
    else reading.open.body += node
  }
}

function readElement(element: HtmlElement, reading: Reading): void {
  const { tag, children } = element
  if (UNREAD.has(tag)) return
  const space = PARTING.has(tag) ? ' ' : ''
  if (/^h[1-6]$/.test(tag)) readHeading(element, reading)
  else if (tag === 'pre' || tag === 'code') readCode(element, reading)
  else {
    reading.open.body += space
    if (tag === 'details') readAccordion(element, reading)
    else readNodes(children, reading)
    reading.open.body += space
  }
}

function readCode({ tag, children }: HtmlElement, { open }: Reading): void {
  const text = textOf(children)
  open.code += ` ${text}`
  if (tag === 'code') open.body += text
}

function readHeading({ tag, attributes, children }: HtmlElement, reading: Reading): void {
  const level = Number(tag[1])
  const heading = textOf(children)
  if (level === 1 ? heading !== reading.title : level > 3) reading.open.body += ` ${heading} `
  if (level === 1 || level > 3) return
  reading.headings.length = level
  start(heading, attributes.id ?? '', reading)
  reading.headings[level] = heading
}

/**
 * The summary of an accordion with an address is a heading. Text after the accordion belongs to the
 * section around it.
 */
function readAccordion({ attributes, children }: HtmlElement, reading: Reading): void {
  const { id = '' } = attributes
  const around = reading.open
  for (const child of children) {
    if (id !== '' && isElement(child) && child.tag === 'summary')
      start(textOf(child.children), id, reading)
    else readNodes([child], reading)
  }
  if (id !== '') reading.open = around
}

function start(heading: string, id: string, reading: Reading): void {
  const above = reading.headings.filter(Boolean)
  reading.open = { heading, id, above, body: '', code: '' }
  reading.sections.push(reading.open)
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
