import {
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
} from '../html/parse-html.ts'

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

/**
 * Split a page into sections at its headings of level 1 to 3 and at the questions of its
 * accordions; deeper headings belong to the section above. The first section is the opening of the
 * page.
 */
export function searchSections(source: SearchPageSource): SearchRecord[] {
  const reading: Reading = {
    title: source.title,
    sections: [],
    headings: new Map(),
    accordions: [],
    open: { heading: '', id: '', above: [], body: '', code: '' },
  }
  reading.sections.push(reading.open)
  readNodes(parseHtml(source.html), reading)
  return reading.sections
    .map((section) => recordOf(section, source))
    .filter(({ heading, body, code }, at) => at === 0 || heading + body + code !== '')
}

/** State while reading a page. */
interface Reading {
  readonly title: string
  readonly sections: OpenSection[]
  /** Text of the headings above, by level. */
  readonly headings: Map<number, string>
  /** Ids of the surrounding accordions, innermost last. */
  readonly accordions: string[]
  open: OpenSection
}

function readNodes(nodes: readonly HtmlNode[], reading: Reading): void {
  for (const node of nodes) {
    if (isElement(node)) readElement(node, reading)
    else reading.open.body += node
  }
}

function readElement(element: HtmlElement, reading: Reading): void {
  const { tag } = element
  if (UNREAD.has(tag)) return
  if (/^h[1-6]$/.test(tag)) readHeading(element, reading)
  else if (tag === 'summary') readSummary(element, reading)
  else if (tag === 'pre' || tag === 'code') readCode(element, reading)
  else readOther(element, reading)
}

function readCode({ tag, children }: HtmlElement, { open }: Reading): void {
  const text = wordsOf(children)
  open.code += ` ${text}`
  if (tag === 'code') open.body += text
}

function readOther(element: HtmlElement, reading: Reading): void {
  const { tag, children } = element
  const space = PARTING.has(tag) ? ' ' : ''
  reading.open.body += space
  if (tag === 'details') readAccordion(element, reading)
  else readNodes(children, reading)
  reading.open.body += space
}

function readHeading({ tag, attributes, children }: HtmlElement, reading: Reading): void {
  const level = Number(tag[1])
  const heading = wordsOf(children)
  if (level === 1 ? heading !== reading.title : level > 3) reading.open.body += ` ${heading} `
  if (level === 1 || level > 3) return
  for (const known of [...reading.headings.keys()])
    if (known >= level) reading.headings.delete(known)
  const above = [...reading.headings.values()]
  reading.headings.set(level, heading)
  start({ heading, id: attributes.id ?? '', above, body: '', code: '' }, reading)
}

/** Text after an accordion belongs to the section around it. */
function readAccordion({ attributes, children }: HtmlElement, reading: Reading): void {
  const id = attributes.id ?? ''
  const around = reading.open
  reading.accordions.push(id)
  readNodes(children, reading)
  reading.accordions.pop()
  if (id !== '') reading.open = around
}

/** A summary without an address belongs to the section around it. */
function readSummary({ children }: HtmlElement, reading: Reading): void {
  const heading = wordsOf(children)
  const id = reading.accordions.at(-1) ?? ''
  if (id === '') reading.open.body += ` ${heading} `
  else start({ heading, id, above: [...reading.headings.values()], body: '', code: '' }, reading)
}

function start(section: OpenSection, reading: Reading): void {
  reading.sections.push(section)
  reading.open = section
}

function recordOf(
  { heading, id, above, body, code }: OpenSection,
  { href, title, label, crumbs, description = '' }: SearchPageSource,
): SearchRecord {
  const text = body.replace(/\s+/g, ' ').trim()
  const isOpening = heading === '' && id === ''
  return {
    href: id === '' ? href : `${href}#${encodeURI(id)}`,
    pageHref: href,
    title,
    label,
    isOpening,
    names: title === label ? title : `${title} ${label}`,
    heading,
    path: [...crumbs, ...above, ...(isOpening ? [slugOf(href), pathOf(href)] : [])].join(' '),
    body:
      isOpening && description !== '' && !text.startsWith(description)
        ? `${description} ${text}`.trim()
        : text,
    code: [...new Set(code.split(/\s+/))].join(' ').trim(),
  }
}

/** The last segment of an address, often a name that readers know. */
function slugOf(href: string): string {
  return href.split('/').filter(Boolean).at(-1) ?? ''
}

/** The whole address, so that a pasted address finds its page. */
function pathOf(href: string): string {
  return href.replace(/^\/|\/$/g, '')
}

/** Text without anchor links. */
function wordsOf(nodes: readonly HtmlNode[]): string {
  return joined(nodes).trim()
}

function joined(nodes: readonly HtmlNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (!isElement(node)) text += node
    else if (!hasClass(node, 'heading-anchor')) text += joined(node.children)
  }
  return text
}
