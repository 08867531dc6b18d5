import { type CodeBlockSource, renderCodeBlock } from '@warraq/fences/code-block'
import { escapeHtml } from '@warraq/markup/escape-html'
import { defineMdastPlugin } from 'satteri'
import { placeIn, problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { whyUnusable } from '../../system/optional-packages.ts'
import type { PageScratch } from '../compile-context.ts'
import { FORMULAS } from './drawing-packages.ts'

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

/** A fence of the language `math`, or `$$` on lines of their own. */
export async function renderFormula(block: CodeBlockSource, scratch: PageScratch): Promise<string> {
  const missing = whyUnusable(FORMULAS)
  if (missing !== undefined)
    scratch.problems.push(
      problemAt(placeIn(scratch, block.line), 'formula/no-package', {
        found: 'a formula, and no package that shows it; readers see its source',
        expected: `the package ${FORMULAS}`,
        fix: missing,
      }),
    )
  const formula = missing === undefined ? await mathml(block, scratch, true) : undefined
  return formula === undefined
    ? renderCodeBlock({ ...block, language: 'latex' }, scratch.context)
    : `<div class="formula" tabindex="0">${formula}</div>`
}

async function renderInlineFormula(
  block: Pick<CodeBlockSource, 'code' | 'line'>,
  scratch: PageScratch,
): Promise<string> {
  return (await mathml(block, scratch, false)) ?? `<code>${escapeHtml(block.code)}</code>`
}

/**
 * MathML, which browsers lay out themselves: readers load no script, style sheet or font for it.
 * `undefined` for a formula that cannot be read, which is a problem of the page.
 */
async function mathml(
  { code, line }: Pick<CodeBlockSource, 'code' | 'line'>,
  scratch: PageScratch,
  displayMode: boolean,
): Promise<string | undefined> {
  const { default: katex } = await import('katex')
  try {
    const html = katex.renderToString(code, { displayMode, output: 'mathml', strict: 'ignore' })
    return html.replace(/^<span class="katex">([\s\S]*)<\/span>$/, '$1')
  } catch (cause) {
    scratch.problems.push(
      problemAt(placeIn(scratch, line), 'formula/failed', {
        found: messageOf(cause).replace(/^KaTeX parse error: /, ''),
        expected: 'a formula that KaTeX can read',
        fix: 'correct the formula, or write \\$ for a dollar sign',
      }),
    )
    return undefined
  }
}
