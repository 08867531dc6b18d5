import { nameToEmoji } from 'gemoji'
import { defineHastPlugin, defineMdastPlugin } from 'satteri'
import { ownValue } from '../../shared/data/own-value.ts'
import type { PageScratch } from '../compile-context.ts'
import { renderFence } from '../fences/render-fence.tsx'

/** Replace every code block by a placeholder for what readers see of it. */
export function codeTransform(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-code',
    options: { position: true },
    code(node, context) {
      const block = {
        code: node.value,
        language: node.lang ?? scratch.context.defaultCodeLanguage,
        meta: node.meta ?? '',
        line: node.position?.start.line ?? lineIn(node.data),
      }
      const shown = renderFence(block, scratch)
      context.replaceNode(node, scratch.placeholders.node(shown, context.sourceFormat, block))
    },
  })
}

/** A block that a plugin made has no position; its `data` may have the line. */
function lineIn(data: object | undefined): number | undefined {
  return data !== undefined && 'line' in data ? Number(data.line) : undefined
}

/** A text with the characters of emoji in place of their names. */
export function withEmoji(text: string): string {
  return text.replace(/:([\w+-]+):/g, (whole, name: string) => ownValue(nameToEmoji, name) ?? whole)
}

/** `:rocket:` becomes its character; an unknown name stays as written. */
export function emojiTransform() {
  return defineMdastPlugin({
    name: 'docs-emoji',
    text(node, context) {
      const value = withEmoji(node.value)
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}

/**
 * Name the checkbox of a task after the task, and let readers tick it; the browser remembers what
 * they ticked (`theme/TaskList`).
 */
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
        context.setProperty(box, 'disabled', undefined)
      },
    },
  })
}

/**
 * Align the cells of a table by class, because the content security policy refuses inline styles:
 * `<td style="text-align: right">` becomes `<td class="align-right">`.
 */
export function cellAlignmentTransform() {
  return defineHastPlugin({
    name: 'docs-cell-alignment',
    element: {
      filter: ['th', 'td'],
      visit(node, context) {
        const [, side] =
          /^text-align: (left|center|right)$/.exec(String(node.properties.style)) ?? []
        if (side === undefined) return
        context.setProperty(node, 'style', undefined)
        context.setProperty(node, 'className', `align-${side}`)
      },
    },
  })
}
