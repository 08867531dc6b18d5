// Finds syntax of documentation tools that a built page shows as text.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'

/**
 * Syntax that a reader should not see. The patterns are ours and know nothing of the engine's, so
 * that the engine is not judged by itself.
 */
const SYNTAX = {
  'wiki link or embed': /!?\[\[[^\]\n]+\]\]/,
  'Hugo shortcode': /\{\{[<%][^}]*[%>]\}\}/,
  'Liquid tag': /\{%-? *\w[^}]*%\}/,
  'box or tab of MkDocs': /^(?:!!!|\?\?\?\+?|===) +["\w]/m,
  snippet: /--8<--|^<<< *[@./]|\{\* *\S+\.\w+ *(?:hl\[[^\]]*\])? *\*\}/m,
  'attribute list': /\{:? *(?:[.#][\w-]+ *)+\}/,
  container: /^ *:::+ *\w/m,
  'directive with content': /(?:^|\s):{1,2}[a-z][\w-]*(?:\[[^\]]*\]|\{[^}]*\})/m,
  'GitHub alert or callout': /^\[!\w+\]/m,
  'import or export of MDX':
    /^(?:import +[\w{*'"][^\n]* +from +['"]|import +['"]|export +(?:const|default|function) )/m,
  'link that is not one': /\]\((?:https?:|\.{0,2}\/|#)[^)\s]*\)/,
  'front matter': /^(?:sidebar_position|sidebar_label|hide_title|draft): /m,
}

/** Elements whose text is meant as source. */
const SOURCE = new Set(['code', 'pre', 'script', 'style', 'template', 'svg', 'math', 'textarea'])

/** Text of the page's own content, a line for each block, without code. */
function proseOf(node) {
  if (node.type === 'text') return node.data
  if (SOURCE.has(node.name)) return ' '
  const text = (node.children ?? []).map(proseOf).join('')
  return /^(?:p|li|h[1-6]|t[dhr]|div|blockquote|summary|dt|dd|br|section)$/.test(node.name)
    ? `\n${text.trim()}\n`
    : text
}

function find(node, name) {
  if (node.name === name) return node
  for (const child of node.children ?? []) {
    const found = find(child, name)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Pages below an output folder that show source text.
 * @returns the number of pages for each kind of syntax, with one example
 */
export async function findSourceText(dist) {
  const entries = await readdir(dist, { recursive: true })
  const found = {}
  for (const path of entries.filter((name) => name.endsWith('.html'))) {
    const main = find(parseDocument(await readFile(join(dist, path), 'utf8')), 'main')
    if (main === undefined) continue
    const prose = proseOf(main)
    for (const [name, pattern] of Object.entries(SYNTAX)) {
      const [example] = pattern.exec(prose) ?? []
      if (example === undefined) continue
      found[name] ??= { pages: 0, page: path, example: example.trim().slice(0, 80) }
      found[name].pages++
    }
  }
  return found
}
