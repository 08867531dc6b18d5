import { defineHastPlugin } from 'satteri'

/** Name the checkbox of a task after the task. */
export function taskListTransform() {
  return defineHastPlugin({
    name: 'docs-task-lists',
    element: {
      filter: ['li'],
      visit(node, context) {
        const first = node.children.find((child) => child.type === 'element')
        const box =
          first?.tagName === 'p' ? first.children.find((child) => child.type === 'element') : first
        if (box?.tagName !== 'input') return
        const label = context.textContent(node).trim().split('\n')[0] ?? ''
        context.setProperty(box, 'ariaLabel', label)
      },
    },
  })
}
