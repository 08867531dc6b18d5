import { decodeEntities } from '../shared/decode-entities.ts'

/** A link or image as written, with the line on which it stands. */
export interface LinkUse {
  readonly href: string
  readonly line?: number
}

const LINK = /<a\s(?:[^>"]|"[^"]*")*?href="([^"]*)"(?:[^>"]|"[^"]*")*>/g
const IMAGE = /<img\s(?:[^>"]|"[^"]*")*?src="([^"]*)"(?:[^>"]|"[^"]*")*>/g
const ID = /\sid="([^"]+)"/g

export interface HtmlReferences {
  readonly links: readonly LinkUse[]
  readonly images: readonly LinkUse[]
  readonly anchors: readonly string[]
}

/**
 * Links, images and ids of finished HTML, wherever they came from: Markdown, raw HTML, components.
 * @param source the text the HTML was made of, to find the line of each reference
 * @param firstLine 1-based line of the file on which `source` starts
 */
export function collectReferences(html: string, source: string, firstLine: number): HtmlReferences {
  const lineOf = lineFinder(source, firstLine)
  const uses = (pattern: RegExp) =>
    [...html.matchAll(pattern)]
      .filter(([tag]) => !tag.includes('class="heading-anchor"'))
      .map(([, raw = '']): LinkUse => {
        const href = decodeEntities(raw)
        const line = lineOf(href)
        return line === undefined ? { href } : { href, line }
      })
  return {
    links: uses(LINK),
    images: uses(IMAGE),
    anchors: [...html.matchAll(ID)].map(([, id = '']) => decodeEntities(id)),
  }
}

/** Rewrite the target of every link with `resolve`; attributes are added to the element. */
export function replaceLinks(html: string, resolve: (href: string) => ResolvedReference): string {
  return html.replace(LINK, (tag, raw: string) =>
    withReference(tag, 'href', raw, resolve(decodeEntities(raw))),
  )
}

/** The same for images. */
export function replaceImages(html: string, resolve: (src: string) => ResolvedReference): string {
  return html.replace(IMAGE, (tag, raw: string) =>
    withReference(tag, 'src', raw, resolve(decodeEntities(raw))),
  )
}

export interface ResolvedReference {
  readonly href: string
  /** Set unless the element has them already. */
  readonly attributes?: Readonly<Record<string, string>>
}

function withReference(
  tag: string,
  attribute: 'href' | 'src',
  raw: string,
  { href, attributes = {} }: ResolvedReference,
): string {
  const added = Object.entries(attributes)
    .filter(([name]) => !tag.includes(` ${name}="`))
    .map(([name, value]) => ` ${name}="${encodeAttribute(value)}"`)
    .join('')
  return tag.replace(
    `${attribute}="${raw}"`,
    () => `${attribute}="${encodeAttribute(href)}"${added}`,
  )
}

/** Each call for one href finds its next occurrence in the source. */
function lineFinder(source: string, firstLine: number): (href: string) => number | undefined {
  const nextAt = new Map<string, number>()
  return (href) => {
    if (href === '') return undefined
    const at = source.indexOf(href, nextAt.get(href) ?? 0)
    const found = at === -1 ? source.indexOf(href) : at
    if (found === -1) return undefined
    nextAt.set(href, found + href.length)
    let line = firstLine
    for (let i = source.indexOf('\n'); i !== -1 && i < found; i = source.indexOf('\n', i + 1))
      line++
    return line
  }
}

function encodeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
