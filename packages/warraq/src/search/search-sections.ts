import { decodeEntities } from '../shared/decode-entities.ts'

/** One heading section of a page, as the index and the results need it. */
export interface SearchRecord {
  /** Final address with the heading's hash. */
  readonly href: string
  /** Final address of the page. */
  readonly pageHref: string
  readonly title: string
  /** Name in the sidebar. */
  readonly label: string
  /** Title and name in the sidebar: what the page is called. */
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
  /** Name of the page in the sidebar. */
  readonly label: string
  /** Where the page stands in the site. */
  readonly crumbs: readonly string[]
  /** What the writer says of the page. */
  readonly description?: string
  /** Inner HTML of the article. */
  readonly html: string
}

const PIECES =
  /<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>|<(summary|pre|code)[\s>][\s\S]*?<\/\4>|<(?:script|svg|style)[\s>][\s\S]*?<\/(?:script|svg|style)>|<[^>]+>|[^<]+/g

/** Elements whose ends part words. */
const BLOCK = /^<\/?(?:p|li|td|th|tr|div|dt|dd|summary|br|ul|ol|table)\b/

/** A section while its page is read. */
interface OpenSection {
  readonly heading: string
  readonly id: string
  /** Headings above. */
  readonly above: readonly string[]
  /** What goes on after an accordion. */
  readonly around?: OpenSection
  body: string
  code: string
}

/**
 * Cut a page into sections at its headings of level 1 to 3 and at the questions of its accordions;
 * deeper headings belong to the one above. The first is the opening of the page.
 */
export function searchSections(source: SearchPageSource): SearchRecord[] {
  const { title, html } = source
  const opening: OpenSection = { heading: '', id: '', above: [], body: '', code: '' }
  const sections = [opening]
  const headings = new Map<number, string>()
  let open = opening
  /** Ids of the accordions around, innermost last. */
  const accordions: string[] = []
  const start = (section: OpenSection) => {
    sections.push(section)
    open = section
  }
  for (const [piece, levelText, attributes = '', inner = '', tag] of html.matchAll(PIECES)) {
    const level = Number(levelText ?? 9)
    if (level === 1) {
      if (textOf(inner) !== title) open.body += ` ${textOf(inner)} `
    } else if (level <= 3) {
      for (const known of [...headings.keys()]) if (known >= level) headings.delete(known)
      const above = [...headings.values()]
      const heading = textOf(inner)
      headings.set(level, heading)
      start({ heading, id: idIn(attributes), above, body: '', code: '' })
    } else if (levelText !== undefined) open.body += ` ${textOf(inner)} `
    else if (/^<details\b/.test(piece)) accordions.push(idIn(piece))
    else if (tag === 'summary') {
      const id = accordions.at(-1) ?? ''
      // What has no address of its own belongs to the section around it.
      if (id === '') open.body += ` ${textOf(piece)} `
      else {
        const above = [...headings.values()]
        start({ heading: textOf(piece), id, above, around: open, body: '', code: '' })
      }
    } else if (piece === '</details>') {
      if (accordions.pop()) open = open.around ?? open
    } else if (tag !== undefined) {
      const text = textOf(piece)
      open.code += ` ${text}`
      if (tag === 'code') open.body += text
    } else if (!piece.startsWith('<')) open.body += decodeEntities(piece)
    else if (BLOCK.test(piece)) open.body += ' '
  }
  return sections
    .map((section) => recordOf(section, source))
    .filter(({ heading, body, code }, at) => at === 0 || heading + body + code !== '')
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

function idIn(attributes: string): string {
  return decodeEntities(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? '')
}

/** The last part of an address: often a name that readers know. */
function slugOf(href: string): string {
  return href.split('/').filter(Boolean).at(-1) ?? ''
}

/** The whole address, so that a pasted one finds its page. */
function pathOf(href: string): string {
  return href.replace(/^\/|\/$/g, '')
}

function textOf(html: string): string {
  const text = html.replace(/<a class="heading-anchor"[\s\S]*?<\/a>/g, '').replace(/<[^>]+>/g, '')
  return decodeEntities(text).trim()
}
