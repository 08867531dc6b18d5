import { defineHastPlugin, type WarraqPlugin } from 'warraq/plugin'

interface Element {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: object
  readonly children: readonly Node[]
}

type Node = Element | { readonly type: 'text'; readonly value: string }

/** Heads of the tables that tell facts about one thing: no head, or these. */
const HEADS: ReadonlySet<string> = new Set(['', 'Property', 'Field'])

/**
 * Shows a table of facts about one thing as a list of terms: two columns, headed "Property" or
 * "Field" and "Value", or without words in the head.
 */
export function factTables(): WarraqPlugin {
  const tables = defineHastPlugin({
    name: 'fact-tables',
    element: {
      filter: ['table'],
      visit(node, context) {
        const [head, ...rows] = elementsIn(node as unknown as Element, 'tr').map((row) =>
          elementsIn(row, 'th', 'td'),
        )
        const [names = '', values = ''] = head?.map((cell) => textOf(cell)) ?? []
        if (head?.length !== 2 || !HEADS.has(names) || values !== (names && 'Value')) return
        if (rows.some((row) => row.length !== 2)) return
        const list = element('dl', { className: 'facts-list' }, rows.map(factOf))
        context.replaceNode(node, list as unknown as typeof node)
      },
    },
  })
  return { name: 'fact-tables', markdown: { hast: [tables] } }
}

function factOf([name, value]: readonly Element[]): Element {
  const children = [
    element('dt', {}, name?.children ?? []),
    element('dd', {}, value?.children ?? []),
  ]
  return element('div', {}, children)
}

function element(tagName: string, properties: object, children: readonly Node[]): Element {
  return { type: 'element', tagName, properties, children }
}

/** The elements with one of the names, but none within another. */
function elementsIn({ children }: Element, ...names: readonly string[]): readonly Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    return names.includes(child.tagName) ? [child] : elementsIn(child, ...names)
  })
}

function textOf(node: Node): string {
  return node.type === 'text' ? node.value.trim() : node.children.map(textOf).join('')
}
