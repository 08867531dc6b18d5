import { markedPieces, type TermMatcher } from '../../search/word-marks.ts'

const WORDS = 15

/** The words around the first match of a text, with `…` where text is left out. */
export function shortExcerpt(text: string, matches: TermMatcher): string {
  const words = [...text.matchAll(/\S+/g)]
  if (words.length <= WORDS) return text
  const [before = '', ...marked] = markedPieces(text, matches)
  const first = marked.length === 0 ? 0 : before.length
  const hit = words.findLastIndex(({ index }) => index <= first)
  const from = Math.max(0, Math.min(hit - 4, words.length - WORDS))
  const cut = words.slice(from, from + WORDS).map(([word]) => word)
  const start = from > 0 && !cut[0]?.startsWith('…') ? '…' : ''
  // Whole sentences look complete.
  const end = from + WORDS < words.length && !/[.…]$/.test(cut.at(-1) ?? '') ? '…' : ''
  return `${start}${cut.join(' ')}${end}`
}
