const WORDS = 15

/** The words around the first match of a text, with `…` where text is left out. */
export function excerptOf(text: string, match: RegExp): string {
  const words = [...text.matchAll(/\S+/g)]
  if (words.length <= WORDS) return text
  const first = text.search(match)
  const hit = words.findLastIndex(({ index }) => index <= first)
  const from = Math.max(0, Math.min(hit - 4, words.length - WORDS))
  const cut = words.slice(from, from + WORDS).map(([word]) => word)
  return `${from > 0 ? '…' : ''}${cut.join(' ')}${from + WORDS < words.length ? '…' : ''}`
}
