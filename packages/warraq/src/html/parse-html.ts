import { decodeEntities } from '../shared/decode-entities.ts'

/** An element of finished HTML; white space and attributes as written. */
export interface HtmlElement {
  readonly tag: string
  /** The text of the attributes, for {@link attributeOf}. */
  readonly attributes: string
  readonly children: readonly HtmlNode[]
}

/** A string is text with its entities as written. */
export type HtmlNode = HtmlElement | string

const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Kept as one string of HTML: what is inside is of no interest, or read in another way. */
const OPAQUE = new Set(['pre', 'script', 'style', 'svg', 'template'])
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g

/** The elements of HTML that the engine wrote. A closing tag too many is dropped, one too few is added. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = []
  const open: { readonly tag: string; readonly children: HtmlNode[] }[] = []
  let siblings = root
  let at = 0
  TAG.lastIndex = 0
  for (let match = TAG.exec(html); match !== null; match = TAG.exec(html)) {
    const [whole, slash, name = '', attributes = ''] = match
    if (match.index > at) siblings.push(html.slice(at, match.index))
    at = match.index + whole.length
    if (name === '') continue
    const tag = name.toLowerCase()
    if (slash === '/') {
      const opened = open.findLastIndex((element) => element.tag === tag)
      if (opened !== -1) open.length = opened
      siblings = open.at(-1)?.children ?? root
      continue
    }
    const children: HtmlNode[] = []
    siblings.push({ tag, attributes, children })
    if (VOID.has(tag) || attributes.endsWith('/')) continue
    if (OPAQUE.has(tag)) {
      const end = html.indexOf(`</${tag}>`, at)
      children.push(html.slice(at, end === -1 ? undefined : end))
      at = end === -1 ? html.length : end + tag.length + 3
      TAG.lastIndex = at
      continue
    }
    open.push({ tag, children })
    siblings = children
  }
  if (at < html.length) siblings.push(html.slice(at))
  return root
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string'
}

/** Value of an attribute; empty when it has none, `undefined` when it is not there. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  for (const [, found = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
    if (found.toLowerCase() === name) return decodeEntities(double ?? single ?? bare ?? '')
  return undefined
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, 'class')?.split(' ').includes(name) === true
}

const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
