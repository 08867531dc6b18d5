import { defineHastPlugin, type WarraqPlugin } from 'warraq/plugin'
import { isPublicAddress, isTaken } from './taken-values.ts'

/**
 * Elements where a copy button has no room, or whose code already has one; links are handled below.
 */
const LEFT_OUT = new Set('a button h1 h2 h3 h4 h5 h6 pre summary docs-copy'.split(' '))

/** Elements where a link gets no button. */
const LEFT_OUT_OF_LINKS = new Set([...LEFT_OUT].filter((name) => name !== 'a'))

/**
 * Adds a copy button to inline code that readers copy (endpoints, chain ids, addresses, hashes); a
 * public web address also becomes a link. A link that contains such code, such as an address linked
 * to its explorer, gets the button beside it.
 *
 *     `https://rpc.eth.haqq.network`
 *     <docs-copy><a
 *     href="https://rpc.eth.haqq.network"><code>https://rpc.eth.haqq.network</code></a></docs-copy>
 *
 * @param chainIds ids that are plain numbers, which no pattern can recognize
 */
export function copyValues(chainIds: ReadonlySet<string>): WarraqPlugin {
  const isValue = (text: string) => chainIds.has(text) || isTaken(text)
  const codes = defineHastPlugin({
    name: 'copy-values',
    element: [
      {
        filter: ['code'],
        visit(node, context) {
          const text = context.textContent(node).trim()
          if (!isValue(text)) return
          if (isInside<object>(LEFT_OUT, node, (inner) => context.parent(inner as typeof node)))
            return
          const inside = isPublicAddress(text)
            ? { type: 'element', tagName: 'a', properties: { href: text }, children: [node] }
            : node
          context.replaceNode(node, copied(inside) as typeof node)
        },
      },
      {
        filter: ['a'],
        visit(node, context) {
          const code = node.children.find((child) => 'tagName' in child && child.tagName === 'code')
          if (code === undefined) return
          const text = context.textContent(code as typeof node).trim()
          if (!isValue(text)) return
          if (
            isInside<object>(LEFT_OUT_OF_LINKS, node, (inner) =>
              context.parent(inner as typeof node),
            )
          )
            return
          const isAll = context.textContent(node).trim() === text
          context.replaceNode(node, copied(node, isAll ? undefined : text) as typeof node)
        },
      },
    ],
  })
  return { name: 'copy-values', markdown: { hast: [codes] } }
}

/** The element that copies what it shows, or a given part of its text. */
function copied(shown: object, text?: string) {
  return {
    type: 'element',
    tagName: 'docs-copy',
    properties: text === undefined ? {} : { 'data-text': text },
    children: [shown],
  }
}

interface Named {
  readonly tagName?: string
}

/** Whether an ancestor of a node has one of the names. */
function isInside<Node extends object>(
  names: ReadonlySet<string>,
  node: Node,
  parentOf: (node: Node) => Node | undefined,
): boolean {
  const parent = parentOf(node)
  if (parent === undefined) return false
  return names.has((parent as Named).tagName ?? '') || isInside(names, parent, parentOf)
}
