import { markedPieces, type TermMatcher } from '@warraq/search/word-marks'

/** Letters that fill two lines of the dialog. */
export const EXCERPT_LENGTH = { wide: 170, narrow: 100 }
/** Words before the match. */
const BEFORE = 4

/**
 * The whole words around the first match of a text that fit into a length, with `…` where text is
 * left out.
 */
export function shortExcerpt(text: string, matches: TermMatcher, length: number): string {
  if (text.length <= length) return text
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const [before = '', ...marked] = markedPieces(text, matches)
  const first = marked.length === 0 ? 0 : before.length
  const hit = words.findLastIndex(({ start }) => start <= first)
  // The end of the text is shown in full.
  const latest = words.find(({ start }) => start >= text.length - length)?.start ?? first
  const from = Math.min(words[Math.max(0, hit - BEFORE)]?.start ?? 0, latest)
  // Scripts without spaces have words of any length.
  const start = from < latest && first - from > length / 2 ? first : from
  const fitting = words.findLast(({ end }) => end <= start + length)?.end ?? 0
  const end = fitting > first ? fitting : start + length
  const cut = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  const isWhole = end >= text.length || /[.…]$/.test(cut)
  return `${start === 0 || cut.startsWith('…') ? '' : '…'}${cut}${isWhole ? '' : '…'}`
}
