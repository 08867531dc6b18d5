import { Parser } from 'htmlparser2'

/** An element of a page, parsed as a browser does. */
export interface HtmlElement {
  /** In lower case. */
  readonly tag: string
  /** Names in lower case, values with decoded entities; empty for an attribute without a value. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
  /** Offset of its opening tag in the source. */
  readonly start: number
  readonly innerStart: number
  readonly innerEnd: number
  /** Offset after its closing tag, if it has one. */
  readonly end: number
}

/** A string is text with decoded entities. */
export type HtmlNode = HtmlElement | string

type OpenElement = { -readonly [Key in keyof HtmlElement]: HtmlElement[Key] } & {
  readonly children: HtmlNode[]
}

/** The elements and texts of HTML, without comments. */
export function parseHtml(html: string): readonly HtmlNode[] {
  // Search sections and Markdown of a page are made one after the other from the same HTML.
  if (last.html !== html) {
    last.nodes = treeOf(html)
    last.html = html
  }
  return last.nodes
}

const last: { html: string; nodes: readonly HtmlNode[] } = { html: '', nodes: [] }

function treeOf(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: OpenElement[] = []
  let siblings = root
  const parser: Parser = new Parser({
    onopentag(tag, attributes) {
      const inner = parser.endIndex + 1
      const element: OpenElement = {
        tag,
        attributes,
        children: [],
        start: parser.startIndex,
        innerStart: inner,
        innerEnd: inner,
        end: inner,
      }
      siblings.push(element)
      open.push(element)
      siblings = element.children
    },
    onclosetag(_, isImplied) {
      const element = open.pop()
      siblings = open.at(-1)?.children ?? root
      if (element === undefined) return
      const isAtEnd = parser.startIndex < element.innerStart
      element.innerEnd = isAtEnd ? element.innerStart : parser.startIndex
      element.end = isImplied ? element.innerEnd : parser.endIndex + 1
    },
    ontext(text) {
      const last = siblings.at(-1)
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text
      else siblings.push(text)
    },
  })
  parser.end(html)
  return root
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string'
}

export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return attributes.class?.split(' ').includes(name) === true
}

/** Every element, in document order. */
export function* elementsIn(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  const rest = nodes.toReversed()
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (!isElement(node)) continue
    yield node
    for (const child of node.children.toReversed()) rest.push(child)
  }
}
