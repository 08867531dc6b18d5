import { separatesWords } from './block-elements.ts'
import { type HtmlNode, hasClass, isElement, parseHtml } from './parse-html.ts'

const UNREAD = new Set(['annotation', 'script', 'style'])

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

/** The same with all white space: the text of code. */
export function rawText(nodes: readonly HtmlNode[], leftOut: ReadonlySet<string> = UNREAD): string {
  let text = ''
  for (const node of nodes) {
    if (!isElement(node)) text += node
    else if (hasClass(node, 'heading-anchor')) continue
    else {
      const inner =
        leftOut.has(node.tag) || UNREAD.has(node.tag) ? ' ' : rawText(node.children, leftOut)
      text += separatesWords(node.tag) ? ` ${inner} ` : inner
    }
  }
  return text
}
