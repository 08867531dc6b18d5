import { defineMdastPlugin } from 'satteri'
import type { PageScratch } from '../compile-context.ts'
import { renderFence } from '../fences/render-fence.tsx'
import { htmlNode } from '../transforms/node-transforms.ts'

/** The expression takes the square of the length. */
const LONGEST_SNIPPET = 1000
/** `<<< @/src/a.ts#setup{1,3 ts:line-numbers} [Name]` */
const SNIPPET = /^<<<\s*([^\s{#[]+)(#[\w*-]+)?\s*(?:\{([^}]*)\})?\s*(?:\[[^\]]*\])?$/

/** Show the snippets of VitePress as code from a file; a paragraph has one in each line. */
export function snippetTransform(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-snippets',
    options: { position: true },
    paragraph(node, context) {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      const lines = context.source
        .slice(start.offset, end.offset)
        .split('\n')
        .map((line) =>
          SNIPPET.exec(
            line
              .replace(/^[ \t>]+/, '')
              .trim()
              .slice(0, LONGEST_SNIPPET),
          ),
        )
      if (lines.some((match) => match === null)) return
      const slots = lines.map((match, at) => {
        const block = blockOf(match ?? [], start.line + at)
        return htmlNode(scratch.placeholders.tag(renderFence(block, scratch)), context.sourceFormat)
      })
      context.replaceNode(node, slots)
    },
  })
}

function blockOf([, path = '', part = '', options = '']: readonly string[], line: number) {
  const [, ranges = '', named = ''] = /^([\d,\s-]*)([\s\S]*)$/.exec(options.trim()) ?? []
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'text'
  const words = [`file="${path}${part}"`, ...(ranges.trim() === '' ? [] : [`{${ranges.trim()}}`])]
  return { code: '', language: named.trim() || extension, meta: words.join(' '), line }
}
