import { escapeHtml } from '@warraq/markup/escape-html'
import type { LoadKind, LoadUse } from '@warraq/markup/html-references'
import { ownValue } from '@warraq/search/own-value'
import type { HeadElement, PageHeadElement } from '../config/head-schema.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'
import { isExternalHref, withBase } from '../shared/text/route-path.ts'

/** An element of the configuration or of front matter as one of the head, with its final address. */
export function headTagOf(
  { tag, attributes, ...rest }: HeadElement | PageHeadElement,
  filesBaseUrl: string,
): HeadTag {
  const entries = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (value === false) return []
    const text = value === true ? '' : String(value)
    const isOwn = /^(?:src|href)$/.test(name) && /^\/(?!\/)/.test(text)
    return [[name, isOwn ? withBase(filesBaseUrl, text) : text]]
  })
  const shared = { tag, attributes: Object.fromEntries(entries) }
  // A parser reads every line end as one character, and the policy compares what it has read.
  return 'content' in rest && rest.content !== undefined
    ? { ...shared, content: rest.content.replace(/\r\n?/g, '\n') }
    : shared
}

/**
 * Elements of `<Head>` in a page with their final addresses. What a module of the page has put below the
 * base path already stays as it is.
 */
export function pageHeadTags(tags: readonly HeadTag[], filesBaseUrl: string): HeadTag[] {
  return tags.map((tag) => {
    const { href = '' } = tag.attributes
    if (!/^\/(?!\/)/.test(href) || href.startsWith(filesBaseUrl)) return tag
    return { ...tag, attributes: { ...tag.attributes, href: withBase(filesBaseUrl, href) } }
  })
}

/** HTML of an element; its schema has made sure that the content cannot end it. */
function headElementHtml({ tag, attributes, content = '' }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  )
  const end = tag === 'script' || tag === 'style' ? `${content}</${tag}>` : ''
  return `<${tag}${list.join('')}>${end}`
}

/** Kinds of files that a `link` loads, by its relation or by what it loads early. */
const LINKED: Readonly<Record<string, LoadKind>> = {
  font: 'fonts',
  icon: 'images',
  image: 'images',
  modulepreload: 'scripts',
  script: 'scripts',
  style: 'styles',
  stylesheet: 'styles',
}

/** The file that an element loads, with its kind. */
export function loadOfHead({ tag, attributes }: Pick<HeadTag, 'tag' | 'attributes'>): LoadUse[] {
  const { src, href, rel = '', as = '' } = attributes
  if (tag === 'script') return src === undefined ? [] : [{ href: src, kind: 'scripts' }]
  const kind = ownValue(LINKED, rel === 'preload' ? as : (rel.split(/\s+/).at(-1) ?? ''))
  return tag !== 'link' || href === undefined || kind === undefined ? [] : [{ href, kind }]
}

export function foreignLoads(tags: readonly HeadTag[]): LoadUse[] {
  return tags.flatMap(loadOfHead).filter(({ href }) => isExternalHref(href))
}

/** The elements that a site adds to the head of every page, with the inline code among them. */
export function siteHeadEnd(elements: readonly HeadElement[], filesBaseUrl: string) {
  const tags = elements.map((element) => headTagOf(element, filesBaseUrl))
  const inline = (name: HeadTag['tag']) =>
    tags.flatMap(({ tag, content }) => (tag === name && content ? [content] : []))
  return {
    html: tags.map(headElementHtml).join(''),
    scripts: inline('script'),
    styles: inline('style'),
  }
}
