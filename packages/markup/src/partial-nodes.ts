import { type MdastNode, markdownToMdast } from 'satteri'
import { parserLimit } from './parser-limit.ts'

interface PlacedNode {
  readonly node: MdastNode
  /** Offset of its source. */
  readonly start: number
  readonly written: string
}

/**
 * The nodes of a partial with their sources; none if the parser cannot read it: the compiler reports
 * such a text and shows it as it is.
 */
export function* partialNodes(text: string): Generator<PlacedNode> {
  if (parserLimit(text, 'md') !== undefined) return
  const features = { gfm: true, directive: true, frontmatter: true }
  const open: MdastNode[] = [markdownToMdast(text, { features })]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('children' in node) open.push(...(node.children as MdastNode[]))
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) continue
    yield { node, start: start.offset, written: text.slice(start.offset, end.offset) }
  }
}
