/** A word of a text: as a whole, and in parts when it is an identifier. */
export interface Word {
  /** As written. */
  readonly raw: string
  /** Joined and in lower case: `eth_getBlockByNumber` is `ethgetblockbynumber`. */
  readonly whole: string
  /** `eth`, `get`, `block`, `by`, `number`; empty for a plain word. */
  readonly parts: readonly string[]
}

/** A word may hold `_ . - /` inside. */
const RAW = /[\p{L}\p{N}](?:[\p{L}\p{N}_.\-/]*[\p{L}\p{N}])?/gu
const CAMEL = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+\p{N}*|\p{L}+|\p{N}+/gu
/** Longer runs are hashes and encoded data, not words. */
const MAX_RAW = 80
const MAX_WORD = 42

/** The words of a text. Addresses are words, hashes are not. */
export function words(text: string): Word[] {
  const clean = text
    .normalize('NFKC')
    .replace(/\b(?:https?|wss?):\/\//g, ' ')
    .replace(/[’']s\b/g, '')
  return [...clean.matchAll(RAW)].flatMap(([raw]): Word[] => {
    if (raw.length > MAX_RAW) return []
    if (/^0x[\da-f]{6,}$/i.test(raw)) {
      return raw.length <= MAX_WORD ? [{ raw, whole: raw.toLowerCase(), parts: [] }] : []
    }
    const parts = raw
      .split(/[_.\-/]+/)
      .flatMap((part) => part.match(CAMEL) ?? [])
      .map((part) => part.toLowerCase())
    const whole = raw.replace(/[_.\-/]+/g, '').toLowerCase()
    return [{ raw, whole, parts: parts.length > 1 ? parts : [] }]
  })
}

/** Plural to singular; nothing more. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** What the index knows of a text: identifiers whole and in parts. */
export function indexTokens(text: string): string[] {
  return words(text).flatMap(({ whole, parts }) => {
    if (parts.length === 0) return whole.length <= MAX_WORD ? [stem(whole)] : []
    const short = parts.filter((part) => part.length > 1 && part.length <= 40).map(stem)
    return [...(whole.length <= 40 ? [whole] : []), ...short]
  })
}
