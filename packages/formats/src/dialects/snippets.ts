import { posix } from 'node:path'
import type { Code } from 'mdast'
import { defineMdastPlugin } from 'warraq/plugin'

/** The expression takes the square of the length. */
const LONGEST_SNIPPET = 1000
/** `<<< @/src/a.ts#setup{1,3 ts:line-numbers} [Name]` */
const SNIPPET = /^<<<\s*([^\s{#[]+)(#[\w*-]+)?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]*)\])?$/

/** Make the snippets of VitePress code from a file; a paragraph has one in each line. */
export function snippets() {
  return defineMdastPlugin({
    name: 'snippets',
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
      const parent = context.parent(node)
      const isTab = parent?.type === 'containerDirective' && parent.name === 'code-group'
      const blocks = lines.map((match, at) => ({
        ...blockOf(match ?? [], isTab),
        data: { line: start.line + at },
      }))
      context.replaceNode(node, blocks)
    },
  })
}

/** @param isTab whether the block needs a name, which is that of its file if it has none */
function blockOf(
  [, path = '', part = '', options = '', name = posix.basename(path)]: readonly string[],
  isTab: boolean,
): Code {
  const [, ranges = '', named = ''] = /^([\d,\s-]*)([\s\S]*)$/.exec(options.trim()) ?? []
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'text'
  const words = [
    `file="${path}${part}"`,
    ...(ranges.trim() === '' ? [] : [`{${ranges.trim()}}`]),
    ...(isTab ? [`[${name}]`] : []),
  ]
  return { type: 'code', value: '', lang: named.trim() || extension, meta: words.join(' ') }
}
