import type { CodeBlockSource } from './code-block.ts'

/** `js{1,3}` and `ts:line-numbers=5` of VuePress and VitePress. */
const ATTACHED = /^([\w+#.-]*)((?::(?:no-)?line-numbers(?:=\d+)?)?)((?:\{[\d,\s-]*\})?)$/

/**
 * Move options that other tools attach to the language to the words after it:
 *
 *     js{1,3}               js {1,3}
 *     ts:line-numbers=5     ts showLineNumbers=5
 *     { .py hl_lines="1" }  py hl_lines="1"
 */
export function withOptionsInMeta(block: CodeBlockSource): CodeBlockSource {
  const { language, meta } = block
  if (/^[\w+#.-]*$/.test(language)) return block
  if (language.startsWith('{')) return withoutBraces(block)
  const [match, name = '', numbers = '', lines = ''] = ATTACHED.exec(language) ?? []
  if (match === undefined) return block
  const numbered = numbers.startsWith(':line')
    ? numbers.replace(':line-numbers', 'showLineNumbers')
    : ''
  return {
    ...block,
    language: name || 'text',
    meta: [numbered, lines, meta].filter((word) => word !== '').join(' '),
  }
}

/** The attribute list of MkDocs: its first class is the language. */
function withoutBraces(block: CodeBlockSource): CodeBlockSource {
  const written = `${block.language} ${block.meta}`
  const [, list = ''] = /^\{([^{}]*)\}/.exec(written) ?? []
  const [, language] = /(?:^|\s)\.([\w+#-]+)/.exec(list) ?? []
  if (language === undefined) return block
  const words = list
    .trim()
    .split(/(?<!\s)\s+(?=[.#\w-]+(?:=|\s|$))/)
    .filter((word) => !/^[.#]/.test(word))
  return { ...block, language, meta: words.join(' ').trim() }
}
