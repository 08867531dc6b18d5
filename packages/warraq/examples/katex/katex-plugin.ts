import katex from 'katex'
import { defineMdastPlugin, type WarraqPlugin } from 'warraq/plugin'

/**
 * Formulas between dollar signs. KaTeX writes MathML, which browsers lay out themselves: readers
 * load no script, style sheet or font for it, and the strict Content-Security-Policy does not
 * change.
 */
export function katexPlugin(): WarraqPlugin {
  return {
    name: 'katex',
    markdown: {
      features: { math: true },
      mdast: [
        defineMdastPlugin({
          name: 'katex',
          inlineMath(node, context) {
            context.replaceNode(node, { type: 'html', value: mathml(node.value, false) })
          },
          math(node, context) {
            context.replaceNode(node, { type: 'html', value: mathml(node.value, true) })
          },
        }),
      ],
    },
  }
}

function mathml(formula: string, displayMode: boolean): string {
  return katex.renderToString(formula, { displayMode, output: 'mathml' })
}
