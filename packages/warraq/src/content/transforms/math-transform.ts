import { defineMdastPlugin } from 'satteri'
import type { PageScratch } from '../compile-context.ts'
import { renderFormula, renderInlineFormula } from '../fences/formula.ts'

/** Show what the parser found between dollar signs. */
export function mathTransform(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-math',
    options: { position: true },
    math(node, context) {
      const line = node.position?.start.line
      const block = { code: node.value, language: 'math', meta: '', line }
      const shown = renderFormula(block, scratch)
      context.replaceNode(node, scratch.placeholders.node(shown, context.sourceFormat))
    },
    inlineMath(node, context) {
      const html = (made: string | Promise<string>) =>
        scratch.placeholders.node(made, context.sourceFormat)
      // GitHub also writes $`x`$.
      const code = node.value.replace(/^`(.*)`$/s, '$1')
      const parent = context.parent(node)
      const { offset = 0, line } = node.position?.start ?? {}
      // As on GitHub, $$x$$ that is a whole paragraph stands on lines of its own.
      const isDisplayed = parent.type === 'paragraph' && parent.children.length === 1
      if (isDisplayed && context.source.startsWith('$$', offset)) {
        const block = { code, language: 'math', meta: '', line }
        context.replaceNode(parent, html(renderFormula(block, scratch)))
      } else context.replaceNode(node, html(renderInlineFormula({ code, line }, scratch)))
    },
  })
}
