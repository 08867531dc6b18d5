import type { LanguageRegistration } from '@shikijs/types'
import type { CodeFence } from '../markdown/source-code.ts'
import { escapeHtml, escapeText } from '../shared/escape-html.ts'
import { parseCodeMeta } from './code-meta.ts'
import { type CodeToken, highlightCode } from './highlighter.ts'
import { readMagicComments } from './magic-comments.ts'

export interface CodeBlockSource extends Pick<CodeFence, 'code' | 'language' | 'meta'> {
  /** 1-based line of the parsed text. */
  readonly line?: number
}

/** A fenced block as static HTML: a figure inside `docs-code`, one `span.line` per line. */
export async function renderCodeBlock(
  { code, language, meta }: CodeBlockSource,
  grammars: readonly LanguageRegistration[] = [],
): Promise<string> {
  const name = language.toLowerCase()
  const { title, highlighted, firstLineNumber } = parseCodeMeta(meta)
  const trimmed = code.replace(/\n$/, '')
  const marked =
    highlighted.size > 0
      ? { code: trimmed, lineClasses: new Map([...highlighted].map((at) => [at, 'highlighted'])) }
      : readMagicComments(trimmed, name)
  const lines = await highlightCode(marked.code, name, grammars)
  const body = lines
    .map((tokens, index) => {
      const mark =
        marked.lineClasses.get(index + 1) ?? (name === 'diff' ? diffClass(tokens) : undefined)
      return `<span class="line${mark === undefined ? '' : ` ${mark}`}">${tokens.map(tokenHtml).join('')}\n</span>`
    })
    .join('')
  const caption = title === undefined ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
  const numbers =
    firstLineNumber === undefined
      ? ''
      : ` line-numbers${firstLineNumber === 1 ? '' : `" data-start="${firstLineNumber}`}`
  return `<docs-code><figure class="code">${caption}<pre class="shiki${numbers}" data-language="${escapeHtml(name)}"><code>${body}</code></pre></figure></docs-code>`
}

function tokenHtml({ text, className }: CodeToken): string {
  const escaped = escapeText(text)
  return className === undefined ? escaped : `<span class="${className}">${escaped}</span>`
}

function diffClass(tokens: readonly CodeToken[]): string | undefined {
  const first = tokens[0]?.text[0]
  return first === '+' ? 'diff-add' : first === '-' ? 'diff-remove' : undefined
}
