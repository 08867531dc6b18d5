import { remembered } from '../shared/remembered.ts'

/** A word of a text: as a whole, and in parts if it is an identifier. */
export interface Word {
  /** As written. */
  readonly raw: string
  /** Joined and in lower case: `eth_getBlockByNumber` becomes `ethgetblockbynumber`. */
  readonly whole: string
  /** `eth`, `get`, `block`, `by`, `number`; empty for a plain word. */
  readonly parts: readonly string[]
}

/** A word may contain `_ . - /`. */
const RAW = /[\p{L}\p{N}](?:[\p{L}\p{N}_.\-/]*[\p{L}\p{N}])?/gu
const CAMEL = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+\p{N}*|\p{L}+|\p{N}+/gu
/** Longer runs are hashes and encoded data, not words. */
const MAX_RAW = 80
const MAX_WORD = 42

/** Scripts written without spaces: every two adjacent characters count as a word. */
const UNPARTED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}]+/gu

/** The words of a text, including addresses but not hashes. */
export function words(text: string): Word[] {
  return rawWords(text).flatMap(wordsIn)
}

/** The words as written. */
function rawWords(text: string): readonly string[] {
  const clean = (isAscii(text) ? text : text.normalize('NFKC'))
    .replace(/\b(?:https?|wss?):\/\//g, ' ')
    .replace(/[’']s\b/g, '')
  return clean.match(RAW) ?? []
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}

function wordsIn(raw: string): Word[] {
  if (raw.length > MAX_RAW && isAscii(raw)) return []
  if (/^0x[\da-f]{6,}$/i.test(raw)) {
    return raw.length <= MAX_WORD ? [{ raw, whole: raw.toLowerCase(), parts: [] }] : []
  }
  if (!isAscii(raw) && raw.search(UNPARTED) >= 0) return unpartedWords(raw)
  const parts = raw
    .split(/[_.\-/]+/)
    .flatMap((part) => part.match(CAMEL) ?? [])
    .map((part) => part.toLowerCase())
  const whole = raw.replace(/[_.\-/]+/g, '').toLowerCase()
  return [{ raw, whole, parts: parts.length > 1 ? parts : [] }]
}

/** `検索する` becomes `検索`, `索す`, `する`; the text between is split as usual. */
function unpartedWords(raw: string): Word[] {
  const others = raw.split(UNPARTED).filter((piece) => piece !== '')
  const runs = (raw.match(UNPARTED) ?? []).flatMap((run) => {
    const letters = [...run]
    return letters.length === 1
      ? letters
      : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  })
  return [
    ...others.flatMap((piece) => rawWords(piece).flatMap(wordsIn)),
    ...runs.map((run) => ({ raw: run, whole: run, parts: [] })),
  ]
}

/** Plural to singular only. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

export interface Tokens {
  /** Words, and hyphenated words and identifiers as a whole; also the words of hyphenated words. */
  readonly tokens: readonly string[]
  /** Parts of identifiers: `eth`, `get`, `block`, which carry less meaning than separate words. */
  readonly parts: readonly string[]
}

/** The words of a text, with the parts of identifiers kept separate. */
export function tokensOf(text: string): Tokens {
  if (TOKENS.size >= MOST_KEPT) TOKENS.clear()
  const found = rawWords(text).map((raw) => remembered(TOKENS, raw, () => tokensIn(raw)))
  return {
    tokens: found.flatMap(({ tokens }) => tokens),
    parts: found.flatMap(({ parts }) => parts),
  }
}

/**
 * Most words of a text occurred before; a limited cache of them makes indexing several times
 * faster.
 */
const TOKENS = new Map<string, Tokens>()
const MOST_KEPT = 30_000

function tokensIn(raw: string): Tokens {
  const tokens: string[] = []
  const inside: string[] = []
  for (const { whole, parts } of wordsIn(raw)) {
    if (parts.length === 0) {
      if (whole.length <= MAX_WORD) tokens.push(stem(whole))
      continue
    }
    if (whole.length <= MAX_PART) tokens.push(whole)
    const to = isHyphenated(raw) ? tokens : inside
    for (const part of parts) if (part.length > 1 && part.length <= MAX_PART) to.push(stem(part))
  }
  return { tokens, parts: inside }
}

const MAX_PART = 40

/** Matches `cross-chain`, but not `min-gas-prices.toml` or `eth_call`. */
function isHyphenated(raw: string): boolean {
  return /^\p{L}+(?:-\p{L}+)*$/u.test(raw) && !/\p{Ll}\p{Lu}/u.test(raw)
}

/** Marks a term that is a whole name; it sorts next to the name's first word. */
const CALLED = '='
const LONGEST_CALLED = 60

/**
 * A whole name or question as one term: `what is it` becomes `whatisit=`; empty if it is too long.
 */
export function calledTerm(text: string): string {
  const joined = words(text)
    .map(({ whole }) => stem(whole))
    .join('')
  return joined === '' || joined.length > LONGEST_CALLED ? '' : joined + CALLED
}

/** The beginning of the terms for names that begin with a name, given its own term. */
export function calledBeginning(term: string): string {
  return term.slice(0, -CALLED.length)
}

export function isCalledTerm(term: string): boolean {
  return term.endsWith(CALLED)
}
