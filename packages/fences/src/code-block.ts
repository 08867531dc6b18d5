import type { LanguageRegistration } from '@shikijs/types'
import { escapeHtml, escapeText } from '@warraq/markup/escape-html'
import type { CodeFence } from '@warraq/markup/source-parts'
import { readCodeMarks } from './code-marks.ts'
import { parseCodeMeta } from './code-meta.ts'
import { type CodeToken, highlightCode } from './highlighter.ts'
import { type CodeComment, readMagicComments } from './magic-comments.ts'

/** A block of code as its author wrote it. */
export interface CodeBlockSource extends Pick<CodeFence, 'code' | 'language' | 'meta'> {
  /** 1-based line of the parsed text. */
  readonly line?: number | undefined
}

/** What a site sets for all blocks. */
interface CodeSettings {
  /** Comments that mark lines of code. */
  readonly codeComments: readonly CodeComment[]
  readonly extensions: { readonly grammars: readonly LanguageRegistration[] }
}

const NO_SETTINGS: CodeSettings = { codeComments: [], extensions: { grammars: [] } }

/** A fenced block as static HTML: a figure inside `docs-code`, one `span.line` per line. */
export async function renderCodeBlock(
  { code, language, meta }: CodeBlockSource,
  { extensions, codeComments }: CodeSettings = NO_SETTINGS,
): Promise<string> {
  const name = language.toLowerCase()
  const { title, highlighted, firstLineNumber } = parseCodeMeta(meta)
  const trimmed = code.replace(/\n$/, '')
  const marked = readMagicComments(trimmed, name, { highlighted, comments: codeComments })
  const { code: shown, lineClasses, words } = readCodeMarks(marked)
  const lines = await highlightCode(shown, name, extensions.grammars)
  const body = lines
    .map((tokens, index) => {
      const mark = lineClasses.get(index + 1) ?? (name === 'diff' ? diffClass(tokens) : undefined)
      return `<span class="line${mark === undefined ? '' : ` ${mark}`}">${lineHtml(tokens, words.get(index + 1))}\n</span>`
    })
    .join('')
  const caption = title === undefined ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
  const numbers =
    firstLineNumber === undefined
      ? ''
      : ` line-numbers${firstLineNumber === 1 ? '' : `" data-start="${firstLineNumber}`}`
  const isFocused = [...lineClasses.values()].some((names) => names.includes('focused'))
  const classes = `shiki${isFocused ? ' has-focus' : ''}${numbers}`
  return `<docs-code><figure class="code">${caption}<pre class="${classes}" data-language="${escapeHtml(name)}" translate="no"><code>${body}</code></pre></figure></docs-code>`
}

/** A line with its highlighted words, which may extend over several tokens. */
function lineHtml(tokens: readonly CodeToken[], words: readonly string[] = []): string {
  const spans = spansOf(words, tokens.map(({ text }) => text).join(''))
  if (spans.length === 0) return tokens.map(tokenHtml).join('')
  return cutTokens(tokens, spans.flat())
    .map((piece) => piece.map(tokenHtml).join(''))
    .map((html, index) => (index % 2 === 1 ? `<span class="code-word">${html}</span>` : html))
    .join('')
}

/** Where the words are in a text, from left to right; of two that overlap, only the first. */
function spansOf(words: readonly string[], text: string): (readonly [number, number])[] {
  const found = words.flatMap((word) => {
    const spans: (readonly [number, number])[] = []
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      spans.push([at, at + word.length])
    return spans
  })
  let end = 0
  return found
    .sort(([a], [b]) => a - b)
    .filter(([from, to]) => {
      const isFree = from >= end
      if (isFree) end = to
      return isFree
    })
}

/** The tokens before, between and after these offsets of the text. */
function cutTokens(tokens: readonly CodeToken[], offsets: readonly number[]): CodeToken[][] {
  const pieces: CodeToken[][] = [[]]
  let at = 0
  for (const { text, className } of tokens) {
    const start = at
    while (at < start + text.length) {
      while (offsets[pieces.length - 1] === at) pieces.push([])
      const to = Math.min(
        start + text.length,
        offsets[pieces.length - 1] ?? Number.POSITIVE_INFINITY,
      )
      pieces.at(-1)?.push({ text: text.slice(at - start, to - start), className })
      at = to
    }
  }
  return pieces
}

function tokenHtml({ text, className }: CodeToken): string {
  const escaped = escapeText(text)
  return className === undefined ? escaped : `<span class="${className}">${escaped}</span>`
}

function diffClass(tokens: readonly CodeToken[]): string | undefined {
  const first = tokens[0]?.text[0]
  return first === '+' ? 'diff-add' : first === '-' ? 'diff-remove' : undefined
}
