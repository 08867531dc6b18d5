import {
  attributeOf,
  elementsIn,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
} from '../html/parse-html.ts'
import { textOf } from '../html/text-of-html.ts'
import type { PageHeading } from '../shared/compiled-page.ts'
import { escapeHtml } from '../shared/escape-html.ts'

/** Inline elements of a heading that the outline keeps. */
const KEPT = new Set(['code', 'del', 'em', 'strong', 'wbr'])

/**
 * Headings of finished HTML that have an id, in order: those of Markdown, which are already known,
 * and those from components.
 */
export function headingsOfHtml(html: string, known: readonly PageHeading[]): PageHeading[] {
  // Parsing a page takes as long as compiling it, and most pages contain no other headings.
  const tags = html.match(/<h[2-6]\b[^<>]*>/gi) ?? []
  const isKnown = (tag: string, at: number) =>
    tag.includes(`id="${escapeHtml(known[at]?.id ?? '')}"`)
  if (tags.length === known.length && tags.every(isKnown)) return [...known]
  const byId = new Map(known.map((heading) => [heading.id, heading]))
  return [...elementsIn(parseHtml(html))].flatMap((element) => {
    const id = attributeOf(element, 'id')
    if (!/^h[2-6]$/.test(element.tag) || id === undefined || id === '') return []
    return (
      byId.get(id) ?? {
        depth: Number(element.tag[1]),
        id,
        text: textOf(element.children),
        html: inlineHtml(element.children).trim(),
      }
    )
  })
}

function inlineHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node)
      if (hasClass(node, 'heading-anchor')) return ''
      const inner = inlineHtml(node.children)
      if (node.tag === 'wbr') return '<wbr>'
      return KEPT.has(node.tag) ? `<${node.tag}>${inner}</${node.tag}>` : inner
    })
    .join('')
}
