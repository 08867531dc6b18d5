import { escapeHtml } from './escape-html.ts'
import { elementsIn, type HtmlNode, hasClass, isElement, parseHtml } from './parse-html.ts'
import { textOf } from './text-of-html.ts'

export interface PageHeading {
  readonly depth: number
  readonly id: string
  readonly html: string
  readonly text: string
}

/** Inline elements of a heading that the outline keeps; links become plain text. */
const KEPT = new Set(['code', 'del', 'em', 'strong', 'wbr'])

/**
 * The entry of the outline for a heading.
 * @param source HTML of the heading, from its opening to its closing tag
 * @returns `undefined` for a heading without an id, which nothing can link to
 */
export function headingOfHtml(source: string): PageHeading | undefined {
  const [element = ''] = parseHtml(source)
  if (!isElement(element)) return undefined
  const { tag } = element
  const children = element.children.map(withSources)
  const id = element.attributes.id
  if (id === undefined || id === '') return undefined
  return { depth: Number(tag[1]), id, text: textOf(children), html: inlineHtml(children).trim() }
}

/** A formula as its source, which would be read twice beside the drawn one; an image as its text. */
function withSources(node: HtmlNode): HtmlNode {
  if (!isElement(node)) return node
  if (node.tag === 'img') return node.attributes.alt ?? ''
  if (node.tag !== 'math') return { ...node, children: node.children.map(withSources) }
  const source = [...elementsIn(node.children)].find(({ tag }) => tag === 'annotation')
  return source === undefined ? node : source.children.filter((part) => !isElement(part)).join('')
}

function inlineHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node)
      const isLeftOut = hasClass(node, 'heading-anchor')
      if (isLeftOut || node.attributes['data-footnote-ref'] !== undefined) return ''
      const inner = inlineHtml(node.children)
      if (node.tag === 'wbr') return '<wbr>'
      return KEPT.has(node.tag) ? `<${node.tag}>${inner}</${node.tag}>` : inner
    })
    .join('')
}
