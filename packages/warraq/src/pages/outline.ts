import type { PageHeading } from '@warraq/markup/heading-of-html'
import type { OutlineNode } from '../shared/data/page-parts.ts'

interface OpenNode extends OutlineNode {
  readonly children: OpenNode[]
}

/**
 * Nest the headings of the given levels. A heading without text is left out: nobody could read its
 * link.
 *
 *     h2 Install          Install
 *     h4 From source      └─ From source     a skipped level hangs under
 *     h2 Run              Run                 the nearest shallower heading
 */
export function outlineOf(
  headings: readonly PageHeading[],
  levels: { readonly min: number; readonly max: number },
): OutlineNode[] {
  const roots: OpenNode[] = []
  const ancestors: { depth: number; node: OpenNode }[] = []
  for (const { depth, id, html, text } of headings) {
    if (depth < levels.min || depth > levels.max || text === '') continue
    while ((ancestors.at(-1)?.depth ?? 0) >= depth) ancestors.pop()
    const node: OpenNode = { id, html, children: [] }
    const siblings = ancestors.at(-1)?.node.children ?? roots
    siblings.push(node)
    ancestors.push({ depth, node })
  }
  return roots
}
