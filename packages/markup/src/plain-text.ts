import type { MdastNode } from 'satteri'

/**
 * The text of inline nodes as readers see it: without HTML tags, comments and references to
 * footnotes, with the alternatives of images and the sources of formulas.
 */
export function plainTextOf(nodes: readonly Readonly<MdastNode>[]): string {
  return nodes
    .map(textIn)
    .join('')
    .replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ')
    .trim()
}

function textIn(node: Readonly<MdastNode>): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'inlineMath':
      return node.value.replace(/^`(.*)`$/s, '$1')
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'break':
      return '\n'
    case 'html':
      return /^<br\b/i.test(node.value) ? '\n' : ''
    default:
      return 'children' in node ? (node.children as MdastNode[]).map(textIn).join('') : ''
  }
}
