import { foldWord, isAscii } from './fold-word.ts'
import { remembered } from './remembered.ts'
import { UNSPACED, unspacedWords } from './unspaced-words.ts'

/** A word of a text: as a whole, and in parts if it is an identifier. */
export interface Word {
  /** As written. */
  readonly raw: string
  /** Joined, folded, lower case: `eth_getBalance` becomes `ethgetbalance`; versions keep dots. */
  readonly whole: string
  /** `eth`, `get`, `block`, `by`, `number`; empty for a plain word. */
  readonly parts: readonly string[]
}

/** A word may contain `_ . - /`; marks stay with their letters, and dashes with a flag: `--from`, `-y`. */
const RAW =
  /(?:(?<![\p{L}\p{N}\p{M}_.\-/])-(?:-(?=[a-z])|(?=[a-z](?![\p{L}\p{N}_.\-/]))))?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200c-\u200f_.\-/]*[\p{L}\p{N}\p{M}])?/giu
/** Parts of an identifier; a version is one part. An amount has only two: `21days`. */
const PARTS =
  /[vV]?\d+(?:\.\d+)+|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?(?:\p{Ll}|\p{N}(?!\d*\.\d))+|\p{Lu}+(?:\p{N}(?!\d*\.\d))*|[\p{L}\p{M}]+|\p{N}+/gu
/** Longer runs of ASCII are paths, hashes or encoded data. */
const LONGEST_RAW = 80
/** Pieces of a longer path that are read. */
const MOST_PIECES = 40
/** Longer words are cut: two hashes that begin alike for so long are the same. */
const LONGEST = 64

export function words(text: string): Word[] {
  return rawWords(text).flatMap(wordsIn)
}

function rawWords(text: string): readonly string[] {
  const plain = text.replace(GROUPED, (number) => number.replace(/\P{Nd}/gu, ''))
  const clean = (isAscii(plain) ? plain : plain.replace(INVISIBLE, '').normalize('NFKC'))
    .replace(/\b(?:https?|wss?):\/\//g, ' ')
    .replace(NEGATED, 'do')
    .replace(CONTRACTED, '')
  return clean.match(RAW) ?? []
}

/** Endings of contractions: `it's`. */
const CONTRACTED = /[’'](?:[stdm]|re|ve|ll)\b/g
/**
 * Negations that readers shorten, also without the sign, become a word without meaning: `isnt` would
 * be the rarest word of `my node isnt syncing`.
 */
const NEGATED = /\b(?:ca|wo|is|are|was|were|do|does|did|has|have|(?:c|sh|w)ould)n[’']?t\b/gi

/**
 * Numbers with a sign, or a space of fixed width, between thousands: `40,000,000`. Around a plain
 * space, or a dot, may be two numbers, but not twice.
 */
const GROUPED =
  /(?<![\p{L}\p{N}.,[])\p{Nd}{1,3}(?:([,٬'’\u00a0\u2009\u202f])\p{Nd}{3}(?:\1\p{Nd}{3})*|(?:\.\p{Nd}{3}){2,}|(?: \p{Nd}{3}){2,}| 000)(?!\p{N}|,\p{Nd})/gu
const SHOWN = new RegExp(`${GROUPED.source}|${RAW.source}(?:${CONTRACTED.source})?`, 'giu')
/** Soft hyphens, joiners, direction marks, and the stroke that lengthens Arabic words. */
const INVISIBLE = /[\u00ad\u0640\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

function wordsIn(raw: string): Word[] {
  if (!isAscii(raw) && raw.search(UNSPACED) >= 0) return wordsAround(raw)
  if (raw.length > LONGEST_RAW && raw.includes('/'))
    return raw.split('/').slice(0, MOST_PIECES).flatMap(rawWords).flatMap(wordsIn)
  const dashes = dashesOf(raw)
  if (dashes !== '')
    return wordsIn(raw.slice(dashes.length)).map(({ whole, parts }) => ({
      ...{ raw, whole: dashes + whole },
      parts: parts.length > 0 ? parts : [whole],
    }))
  const folded = foldWord(raw)
  if (isOpaque(folded)) return [{ raw, whole: cut(folded.toLowerCase()), parts: [] }]
  const amount = /^(\d+(?:\.\d+)*)(\p{L}+)$/u.exec(folded)?.slice(1)
  const parts = (amount ?? folded.split(/[_\-/]+/).flatMap(partsOf)).map((part) =>
    cut(withoutV(part.toLowerCase())),
  )
  const whole = cut(withoutV(joined(folded)))
  return [{ raw, whole, parts: parts.length > 1 ? parts : [] }]
}

function partsOf(piece: string): readonly string[] {
  return isOpaque(piece) ? [piece] : (piece.match(PARTS) ?? [])
}

/** What makes a word a flag. */
function dashesOf(raw: string): string {
  return /^-*/.exec(raw)?.[0] ?? ''
}

/** Words of scripts without spaces and the words around them. */
function wordsAround(raw: string): Word[] {
  const others = raw.split(UNSPACED).filter((piece) => piece !== '')
  const runs = (raw.match(UNSPACED) ?? []).map(foldWord).flatMap(unspacedWords)
  return [
    ...others.flatMap((piece) => rawWords(piece).flatMap(wordsIn)),
    ...runs.map(({ whole, pairs }) => ({ raw: whole, whole, parts: pairs })),
  ]
}

/** Addresses, hashes and encoded data have no parts. */
function isOpaque(text: string): boolean {
  if (text.length > LONGEST_RAW || /^0x[\da-f]+$/i.test(text)) return true
  return text.length >= 20 && /^[\da-z]+$/i.test(text) && text.replace(/\D/g, '').length >= 4
}

/** Without the signs between the words; dots between digits stay. */
function joined(text: string): string {
  return text.replace(/[_\-/]+|(?<!\d)\.+|\.+(?!\d)/g, '').toLowerCase()
}

/** `v1.8.5` is `1.8.5`. */
function withoutV(word: string): string {
  return /^v\d+\./.test(word) ? word.slice(1) : word
}

function cut(word: string): string {
  return word.slice(0, LONGEST)
}

/** Plural to singular, and Arabic nouns without their article. */
export function stem(word: string): string {
  if (word.startsWith('ال')) return word.replace(/^ال(?=.{3})/, '')
  if (word.length < 4 || /\d/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A word in a text as a reader sees it. */
export interface PlacedWord {
  readonly start: number
  readonly end: number
  /** The word as a whole, as the index has it. */
  readonly whole: string
  /** Every term of it, with those of its parts. */
  readonly terms: readonly string[]
}

/** The words of a text that is shown, with their places in it. */
export function placedWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(SHOWN), ({ 0: raw, index: start }) => {
    if (!isAscii(raw) && raw.search(UNSPACED) >= 0) return placedAround(raw, start)
    const { tokens, parts } = tokensOf(raw)
    const terms = [...tokens, ...parts]
    return [{ start, end: start + raw.length, whole: tokens[0] ?? '', terms }]
  }).flat()
}

/** Words of scripts without spaces and the words around them, with their places. */
function placedAround(raw: string, start: number): PlacedWord[] {
  const runs = raw.match(UNSPACED) ?? []
  let at = start
  return raw.split(UNSPACED).flatMap((piece, number) => {
    const around = movedBy(at, placedWords(piece))
    at += piece.length
    const placed = unspacedWords(runs[number] ?? '').map(({ whole: shown, pairs }) => {
      at += shown.length
      const whole = foldWord(shown)
      return { start: at - shown.length, end: at, whole, terms: [whole, ...pairs] }
    })
    return [...around, ...placed]
  })
}

/** The parts of an identifier, with their places in it. */
export function placedParts(raw: string): PlacedWord[] {
  return Array.from(raw.matchAll(PARTS), ({ 0: piece, index }) =>
    movedBy(index, placedWords(piece)),
  ).flat()
}

function movedBy(by: number, placed: readonly PlacedWord[]): PlacedWord[] {
  return placed.map((word) => ({ ...word, start: by + word.start, end: by + word.end }))
}

export interface Tokens {
  /** Words, and hyphenated words and identifiers as a whole; also the words of hyphenated words. */
  readonly tokens: readonly string[]
  /** Parts of identifiers: `eth`, `get`, `block`, which carry less meaning than separate words. */
  readonly parts: readonly string[]
}

/** Most words occurred before; a limited cache of them makes indexing several times faster. */
const TOKENS = new Map<string, Tokens>()
const MOST_KEPT = 30_000

/** The words of a text, with the parts of identifiers kept separate. */
export function tokensOf(text: string): Tokens {
  if (TOKENS.size >= MOST_KEPT) TOKENS.clear()
  const found = rawWords(text).map((raw) => remembered(TOKENS, raw, () => tokensIn(raw)))
  return {
    tokens: found.flatMap(({ tokens }) => tokens),
    parts: found.flatMap(({ parts }) => parts),
  }
}

function tokensIn(raw: string): Tokens {
  const dashes = dashesOf(raw)
  if (dashes !== '') {
    const { tokens, parts } = tokensIn(raw.slice(dashes.length))
    return { tokens: [...wordsIn(raw).map(({ whole }) => whole), ...tokens], parts }
  }
  const tokens: string[] = []
  const inside: string[] = []
  for (const { raw: written, whole, parts } of wordsIn(raw)) {
    tokens.push(parts.length === 0 ? stem(whole) : whole)
    const to = isHyphenated(written) ? tokens : inside
    for (const part of parts) if (part.length > 1) to.push(stem(part))
    tokens.push(...namesIn(written, parts.length))
  }
  return { tokens, parts: inside }
}

/** Matches `cross-chain`, but not `min-gas-prices.toml` or `eth_call`. */
export function isHyphenated(raw: string): boolean {
  return /^\p{L}+(?:-\p{L}+)+$/u.test(raw) && !/\p{Ll}\p{Lu}/u.test(raw)
}

/** Readers leave out the namespace, and the folders: `eth_getLogs` is also found as `getLogs`. */
function namesIn(raw: string, partCount: number): string[] {
  if (partCount < 3 || !/[_./]/.test(raw)) return []
  const names = raw
    .split(/[_./]+/)
    .filter((piece) => /^\p{L}+\p{Ll}\p{Lu}[\p{L}\p{N}]*$/u.test(piece))
  const [, file] = /\/([\w-]+\.[a-z]+)$/.exec(raw) ?? []
  return [...names, ...(file === undefined ? [] : [joined(file)])].map((name) =>
    cut(foldWord(name).toLowerCase()),
  )
}
