import { defineHastPlugin, type WarraqPlugin } from 'warraq/plugin'
import { isPublicAddress, isTaken } from './taken-values.ts'

/** In these a button has no place, or the code has one of its own. */
const LEFT_OUT = new Set('a button h1 h2 h3 h4 h5 h6 pre summary docs-copy'.split(' '))

/**
 * Inline code that readers take with them (endpoints, chain ids, addresses, hashes) gets a button
 * that copies it; a public web address is a link as well.
 *
 *     `https://rpc.eth.haqq.network`
 *     <docs-copy><a href="https://rpc.eth.haqq.network"><code>https://rpc.eth.haqq.network</code></a></docs-copy>
 *
 * @param chainIds ids that are plain numbers, which no pattern tells from others
 */
export function copyValues(chainIds: ReadonlySet<string>): WarraqPlugin {
  const codes = defineHastPlugin({
    name: 'copy-values',
    element: [
      {
        filter: ['code'],
        visit(node, context) {
          const text = context.textContent(node).trim()
          if (!chainIds.has(text) && !isTaken(text)) return
          if (isInside<object>(LEFT_OUT, node, (inner) => context.parent(inner as typeof node)))
            return
          context.replaceNode(node, {
            type: 'element',
            tagName: 'docs-copy',
            properties: {},
            children: [
              isPublicAddress(text)
                ? { type: 'element', tagName: 'a', properties: { href: text }, children: [node] }
                : node,
            ],
          } as Parameters<typeof context.replaceNode>[1])
        },
      },
    ],
  })
  return { name: 'copy-values', markdown: { hast: [codes] } }
}

interface Named {
  readonly tagName?: string
}

/** Whether one of the elements around a node has such a name. */
function isInside<Node extends object>(
  names: ReadonlySet<string>,
  node: Node,
  parentOf: (node: Node) => Node | undefined,
): boolean {
  const parent = parentOf(node)
  if (parent === undefined) return false
  return names.has((parent as Named).tagName ?? '') || isInside(names, parent, parentOf)
}
