import { defineHastPlugin } from 'satteri'

/**
 * Wrap tables so that a wide one scrolls by itself on a narrow screen, and make empty header cells
 * plain ones: a header without a text would name its column "blank".
 */
export function tableTransform() {
  return defineHastPlugin({
    name: 'docs-tables',
    element: [
      {
        filter: ['table'],
        visit(node, context) {
          const wrapper = { type: 'element', tagName: 'docs-table', properties: {}, children: [] }
          context.wrapNode(node, wrapper as Parameters<typeof context.wrapNode>[1])
        },
      },
      {
        filter: ['th'],
        visit(node, context) {
          if (context.textContent(node).trim() === '') {
            context.replaceNode(node, { ...node, tagName: 'td', children: [] })
          }
        },
      },
    ],
  })
}
