import { isBlockElement, separatesWords } from '@warraq/markup/block-elements'
import {
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
} from '@warraq/markup/parse-html'
import { rawText, textOf } from '@warraq/markup/text-of-html'
import { commandOf, isShell } from '@warraq/search/command-lines'
import type { SearchRecord } from '@warraq/search/search-record'
import { type SectionText, sectionText } from './section-text.ts'

export interface SearchPageSource extends Pick<SearchRecord, 'href' | 'title' | 'label'> {
  /** Labels above the page. */
  readonly crumbs: readonly string[]
  readonly description?: string
  /** Inner HTML of the article. */
  readonly html: string
}

export interface PageSection {
  readonly heading: string
  /** Empty for the opening of the page. */
  readonly id: string
  /** Level of its heading; an accordion is one below the heading above it. */
  readonly level: number
  /** Headings above it, by level; empty where there is none. */
  readonly above: readonly string[]
  readonly text: SectionText
}

/** Deeper headings belong to the section above. */
const DEEPEST = 4

/**
 * Split a page into sections at its headings of level 1 to 4 and at the questions of its
 * accordions. The first section is the opening of the page.
 */
export function searchSections(source: SearchPageSource): SearchRecord[] {
  return sectionsIn(source, DEEPEST)
    .map((section) => recordOf(section, source))
    .filter(({ heading, body, code }, at) => at === 0 || heading + body + code !== '')
}

/**
 * The sections of a page, its opening first.
 * @param deepest level of the lowest heading that begins one
 */
export function sectionsIn(
  { html, title }: Pick<SearchPageSource, 'html' | 'title'>,
  deepest: number,
): PageSection[] {
  let open: PageSection = { heading: '', id: '', level: 1, above: [], text: sectionText() }
  const sections = [open]
  /** Text of the headings above, by level. */
  const headings: string[] = []
  const start = (heading: string, id: string, level: number): void => {
    open.text.endLine()
    const above = Array.from(headings, (name) => name ?? '')
    open = { heading, id, level, above, text: sectionText() }
    sections.push(open)
  }
  const readHeading = ({ tag, attributes, children }: HtmlElement): void => {
    const level = Number(tag[1])
    const heading = textOf(children)
    if (level === 1 ? heading !== title : level > deepest) open.text.add(heading)
    if (level === 1 || level > deepest) return
    headings.length = level
    start(heading, attributes.id ?? '', level)
    headings[level] = heading
  }
  /** An accordion with an id is a section; what follows it belongs to the section before it. */
  const readAccordion = ({ attributes, children }: HtmlElement): void => {
    const { id = '' } = attributes
    const around = open
    for (const child of children) {
      if (id !== '' && isElement(child) && child.tag === 'summary')
        start(textOf(child.children), id, Math.max(2, headings.length))
      else read(child)
    }
    open.text.endLine()
    if (id !== '') open = around
  }
  /** A title of code comes after it: a result without a match begins with what the code says. */
  const readFigure = ({ children }: HtmlElement): void => {
    const isTitle = (child: HtmlNode) => isElement(child) && child.tag === 'figcaption'
    for (const child of children) if (!isTitle(child)) read(child)
    for (const child of children) if (isTitle(child)) open.text.addTitle(textOf([child]))
  }
  const readElement = (element: HtmlElement): void => {
    const { tag, children } = element
    const { text } = open
    const isParting = separatesWords(tag)
    if (tag === 'tr') text.openRow()
    else if (CELLS.has(tag)) text.openCell()
    else if (isBlockElement(tag)) text.breakLine()
    else if (isParting) text.add(' ')
    if (/^h[1-6]$/.test(tag)) readHeading(element)
    else if (tag === 'details') readAccordion(element)
    else if (tag === 'figure' && hasClass(element, 'code')) readFigure(element)
    else if (tag === 'pre') readBlock(element, text)
    else if (tag === 'code') readCode(element, text)
    else for (const child of children) read(child)
    if (tag === 'tr') text.closeRow()
    else if (isBlockElement(tag) && tag !== 'dt') open.text.breakLine()
    else if (isParting) text.add(' ')
  }
  const read = (node: HtmlNode): void => {
    if (!isElement(node)) open.text.add(node)
    else if (!isInterface(node)) readElement(node)
  }
  for (const node of parseHtml(html)) read(node)
  open.text.endLine()
  return sections
}

/** Elements that stand beside others in a row or a list of terms. */
const CELLS = new Set(['td', 'th', 'dd'])

function readBlock(element: HtmlElement, { addCode, code, commands }: SectionText): void {
  const text = rawText(element.children)
  addCode(text)
  code.push(text)
  if (!isShell(element.attributes['data-language'] ?? '')) return
  for (const line of text.split('\n')) {
    const command = commandOf(line)
    if (command !== undefined) commands.add(command)
  }
}

function readCode({ children }: HtmlElement, { add, code, commands }: SectionText): void {
  const text = textOf(children)
  add(text)
  code.push(text)
  const command = commandOf(text)
  if (command !== undefined) commands.add(command)
}

function recordOf(
  { heading, id, above, text: { lines, commands, code } }: PageSection,
  { href, title, label, crumbs, description = '' }: SearchPageSource,
): SearchRecord {
  const prose = lines.filter(({ isCode }) => !isCode).map((line) => line.text)
  const text = prose.join(' ')
  const isOpening = heading === '' && id === ''
  const isDescribed = isOpening && description !== '' && !text.startsWith(description)
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
    path: [...crumbs, ...above.filter(Boolean), ...address].join(' '),
    body: isDescribed ? `${description} ${text}`.trim() : text,
    code: [...new Set(code.join(' ').split(/\s+/))].join(' ').trim(),
    lines: isDescribed ? [{ text: description, isCode: false }, ...lines] : lines,
    commands: [...commands],
  }
}

/** Controls and their names, pictures, and code that runs. */
const INTERFACE_TAGS = new Set(
  'button input label output script select style svg template textarea'.split(' '),
)
/** The strip says about a page when it was checked and how long it takes. */
const INTERFACE_CLASSES = [
  'heading-anchor',
  'filter-bar',
  'page-strip',
  'page-tools',
  'mobile-outline',
]

/** Whether an element belongs to the interface of a page and not to what it says. */
function isInterface(element: HtmlElement): boolean {
  return (
    INTERFACE_TAGS.has(element.tag) ||
    element.attributes.role === 'tablist' ||
    INTERFACE_CLASSES.some((name) => hasClass(element, name))
  )
}
