import { defineHastPlugin } from 'satteri'

/** Wrap tables so that a wide one scrolls by itself on a narrow screen. */
export function tableTransform() {
  return defineHastPlugin({
    name: 'docs-tables',
    element: {
      filter: ['table'],
      visit(node, context) {
        context.wrapNode(node, {
          type: 'element',
          tagName: 'docs-table',
          properties: {},
          children: [],
        })
      },
    },
  })
}
