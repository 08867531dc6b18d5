import { attributeOf, type HtmlNode, hasClass, isElement, parseHtml } from '../html/parse-html.ts'
import { textOf } from '../html/text-of-html.ts'
import { replaceComments } from '../markdown/source-code.ts'
import type { PageHeading } from '../shared/compiled-page.ts'
import { escapeHtml } from '../shared/escape-html.ts'

/** Inline elements of a heading that the outline keeps; links become plain text. */
const KEPT = new Set(['code', 'del', 'em', 'strong', 'wbr'])

/** Headings of finished HTML that have an id, in order: those of Markdown and of components. */
export function headingsOfHtml(html: string): PageHeading[] {
  return headingSources(replaceComments(html, () => '')).flatMap((source) => {
    const [element = ''] = parseHtml(source)
    if (!isElement(element)) return []
    const { tag, children } = element
    const id = attributeOf(element, 'id')
    if (id === undefined || id === '') return []
    return [
      { depth: Number(tag[1]), id, text: textOf(children), html: inlineHtml(children).trim() },
    ]
  })
}

/** Only the headings are parsed: parsing a page takes as long as compiling it. */
function headingSources(html: string): string[] {
  let start: number | undefined
  return [...html.matchAll(/<(\/?)h[2-6](?=[\s>])/gi)].flatMap(({ 1: slash, index }) => {
    const from = start
    start = slash === '' ? index : undefined
    return slash === '' || from === undefined ? [] : [html.slice(from, index)]
  })
}

function inlineHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node)
      const isLeftOut = hasClass(node, 'heading-anchor')
      if (isLeftOut || attributeOf(node, 'data-footnote-ref') !== undefined) return ''
      const inner = inlineHtml(node.children)
      if (node.tag === 'wbr') return '<wbr>'
      return KEPT.has(node.tag) ? `<${node.tag}>${inner}</${node.tag}>` : inner
    })
    .join('')
}
