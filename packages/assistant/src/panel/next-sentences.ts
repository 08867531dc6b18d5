import { lexer, type MarkedToken, type Token } from 'marked'
import { decodeEntities } from 'warraq/components'

/** The next part of a growing answer to announce. */
export interface SpokenPiece {
  readonly text: string
  /** Number of characters of the answer announced so far, including this part. */
  readonly end: number
}

/**
 * The complete sentences after `from`, without Markdown marks and code; everything left when the
 * answer is complete. Screen readers announce sentences, never single words.
 */
export function nextSentences(answer: string, from: number, isComplete: boolean): SpokenPiece {
  const rest = answer.slice(from)
  const end = isComplete ? rest.length : lastSentenceEnd(rest)
  return { text: spokenText(lexer(rest.slice(0, end))), end: from + end }
}

/** Offset after the last full stop or line; a block with code at the end may still grow. */
function lastSentenceEnd(text: string): number {
  const last = lexer(text).at(-1)
  const settled = last !== undefined && hasCode(last) ? text.length - last.raw.length : text.length
  const ends = [...text.slice(0, settled).matchAll(/[.!?:](?=\s)|[。！？]|\n/g)]
  const end = ends.at(-1)
  return end === undefined ? 0 : end.index + end[0].length
}

function hasCode(token: Token): boolean {
  return token.type === 'code' || childrenOf(token).some(hasCode)
}

function spokenText(tokens: readonly Token[]): string {
  return (
    tokens
      .map(wordsOf)
      .join(' ')
      // Marks are left over where a sentence ends within emphasis.
      .replace(/\*\*|`/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function wordsOf(token: Token): string {
  if (SILENT.has(token.type)) return ' '
  const children = childrenOf(token)
  if (children.length > 0) return children.map(wordsOf).join(BLOCKS.has(token.type) ? ' ' : '')
  return 'text' in token ? decodeEntities(token.text) : token.raw
}

const SILENT: ReadonlySet<string> = new Set(['br', 'checkbox', 'code', 'def', 'hr', 'space'])
/** Tokens whose children are blocks. */
const BLOCKS: ReadonlySet<string> = new Set(['blockquote', 'list', 'list_item', 'table'])

function childrenOf(token: Token): readonly Token[] {
  const known = token as MarkedToken
  if (known.type === 'list') return known.items
  if (known.type === 'table') {
    const cells = [known.header, ...known.rows].flat()
    return cells.map(({ text, tokens }) => ({ type: 'text', raw: text, text, tokens }))
  }
  return ('tokens' in known ? known.tokens : undefined) ?? []
}
