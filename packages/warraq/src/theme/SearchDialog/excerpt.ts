import type { QueryMatcher } from '../../search/query-matcher.ts'

const WORDS = 15

/** The words around the first match of a text, with `…` where text is left out. */
export function excerptOf(text: string, match: QueryMatcher): string {
  const words = [...text.matchAll(/\S+/g)]
  if (words.length <= WORDS) return text
  const [first] = match(text)
  const hit = first === undefined ? 0 : words.findLastIndex(({ index }) => index <= first[0])
  const from = Math.max(0, Math.min(hit - 4, words.length - WORDS))
  const cut = words.slice(from, from + WORDS).map(([word]) => word)
  return `${from > 0 ? '…' : ''}${cut.join(' ')}${from + WORDS < words.length ? '…' : ''}`
}
