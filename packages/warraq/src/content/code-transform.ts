import { defineMdastPlugin } from 'satteri'
import type { CodeBlockSource } from './code-block.ts'
import { htmlNode } from './html-node.ts'

/** Pass every code block to `hold` and replace it by the slot that `hold` returns. */
export function codeTransform(hold: (block: CodeBlockSource) => string, defaultLanguage: string) {
  return defineMdastPlugin({
    name: 'docs-code',
    options: { position: true },
    code(node, context) {
      const slot = hold({
        code: node.value,
        language: node.lang ?? defaultLanguage,
        meta: node.meta ?? '',
        ...(node.position === undefined ? {} : { line: node.position.start.line }),
      })
      context.replaceNode(node, htmlNode(slot, context.sourceFormat))
    },
  })
}
