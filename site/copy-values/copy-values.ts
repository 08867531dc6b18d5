import { defineHastPlugin, type WarraqPlugin } from 'warraq/plugin'
import { isPublicAddress, isTaken } from './taken-values.ts'
import { mayBreak, valueParts } from './value-parts.ts'

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
          const code = { ...node, children: shown(text) }
          const inside = isPublicAddress(text) ? element('a', { href: text }, [code]) : code
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
          const link = isAll ? { ...node, children: [{ ...code, children: shown(text) }] } : node
          context.replaceNode(node, copied(link, isAll ? undefined : text) as typeof node)
        },
      },
    ],
  })
  return { name: 'copy-values', markdown: { hast: [codes] } }
}

/** The text of a value as nodes; a narrow place leaves a part of it out (`site/values.css`). */
function shown(text: string): object[] {
  return valueParts(text).flatMap(({ text: value, leftOut }, index) => {
    const node = { type: 'text', value }
    return [
      ...(index > 0 && mayBreak(text) ? [element('wbr')] : []),
      leftOut === undefined ? node : element('span', { className: `value-${leftOut}` }, [node]),
    ]
  })
}

function element(tagName: string, properties: object = {}, children: readonly object[] = []) {
  return { type: 'element', tagName, properties, children }
}

/** The element that copies what it shows, or a given part of its text. */
function copied(inside: object, text?: string) {
  return element('docs-copy', text === undefined ? {} : { 'data-text': text }, [inside])
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
