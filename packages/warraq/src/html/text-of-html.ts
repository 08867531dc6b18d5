import { type HtmlNode, hasClass, isElement, parseHtml } from './parse-html.ts'

/** Elements that separate words. */
const PARTING = new Set(
  'br div h1 h2 h3 h4 h5 h6 li ol p pre script style summary td th tr ul'.split(' '),
)
const UNREAD = new Set(['script', 'style'])

/** Text of HTML as a reader sees it: white space is collapsed, heading anchors are left out. */
export function textOfHtml(html: string): string {
  return textOf(parseHtml(html))
}

/**
 * Text of a part of a tree.
 * @param leftOut elements whose text is left out
 */
export function textOf(nodes: readonly HtmlNode[], leftOut: ReadonlySet<string> = UNREAD): string {
  return rawText(nodes, leftOut).replace(/\s+/g, ' ').trim()
}

function rawText(nodes: readonly HtmlNode[], leftOut: ReadonlySet<string>): string {
  let text = ''
  for (const node of nodes) {
    if (!isElement(node)) text += node
    else if (hasClass(node, 'heading-anchor')) continue
    else {
      const inner =
        leftOut.has(node.tag) || UNREAD.has(node.tag) ? ' ' : rawText(node.children, leftOut)
      text += PARTING.has(node.tag) ? ` ${inner} ` : inner
    }
  }
  return text
}
