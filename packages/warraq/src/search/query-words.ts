import { stem, type Word, words } from './tokenize.ts'

/** Longer queries, and those with more words, are truncated. */
const MOST_CHARACTERS = 512
const MOST_WORDS = 12

/** A word of a query to search for. */
export interface QueryWord extends Word {
  /** Whether it is still being typed, so that it may be the beginning of a word. */
  readonly isOpen: boolean
}

/** Other terms for some of the query's words. */
export interface Alternative {
  /** Indexes of the words they replace. */
  readonly places: readonly number[]
  /** Terms that must all match. */
  readonly terms: readonly string[]
  readonly kind: 'synonym' | 'joined'
}

interface ParsedQuery {
  readonly words: readonly QueryWord[]
  readonly alternatives: readonly Alternative[]
  /** The whole query. */
  readonly text: string
}

export type ParseQuery = (query: string) => ParsedQuery

/** Create a parser with the writers' search words. */
export function queryParser(source: {
  readonly stopWords: readonly string[]
  readonly synonyms: readonly (readonly string[])[]
}): ParseQuery {
  const stopWords = new Set(source.stopWords)
  const groups = source.synonyms.map((group) => group.map(termsOf))
  return (text) => {
    const cut = text.slice(0, MOST_CHARACTERS)
    const isOpen = !/\s$/.test(cut)
    const all = words(cut).map((word, at, list) => ({
      ...word,
      isOpen: isOpen && at === list.length - 1,
    }))
    const content = all.filter(({ whole, parts }) => parts.length > 0 || !stopWords.has(whole))
    const kept = (content.length > 0 ? content : all)
      .filter(({ whole }, at, list) => list.findIndex((other) => isSame(other.whole, whole)) === at)
      .slice(0, MOST_WORDS)
    const places = all.map(({ whole }) => kept.findIndex((other) => isSame(other.whole, whole)))
    return {
      text: cut,
      words: kept,
      alternatives: [...joinedWords(all, places), ...synonymsIn(all, places, groups)],
    }
  }
}

function isSame(a: string, b: string): boolean {
  return stem(a) === stem(b)
}

/** `meta mask` also searches for `metamask`. */
function joinedWords(all: readonly Word[], places: readonly number[]): Alternative[] {
  return all.flatMap((word, at): Alternative[] => {
    const next = all[at + 1]
    if (next === undefined || word.parts.length > 0 || next.parts.length > 0) return []
    const covered = [places[at] ?? -1, places[at + 1] ?? -1].filter((place) => place >= 0)
    if (covered.length < 2) return []
    return [{ places: covered, terms: [stem(word.whole + next.whole)], kind: 'joined' }]
  })
}

type Phrase = readonly string[]

function synonymsIn(
  all: readonly Word[],
  places: readonly number[],
  groups: readonly (readonly Phrase[])[],
): Alternative[] {
  const tokens = all.flatMap((word, at) =>
    isPlain(word.raw) ? [{ term: stem(word.whole), place: places[at] ?? -1 }] : [],
  )
  const startsAt = (phrase: Phrase) =>
    tokens.findIndex((_, start) => phrase.every((term, at) => tokens[start + at]?.term === term))
  return groups.flatMap((group) => {
    const typed = group.map((phrase) => ({ phrase, start: startsAt(phrase) }))
    // The longest phrase identifies the words best.
    const [found] = typed
      .filter(({ start }) => start >= 0)
      .sort((a, b) => b.phrase.length - a.phrase.length)
    if (found === undefined) return []
    const covered = [
      ...new Set(
        tokens.slice(found.start, found.start + found.phrase.length).map(({ place }) => place),
      ),
    ].filter((place) => place >= 0)
    if (covered.length === 0) return []
    return typed
      .filter(({ start }) => start < 0)
      .map(({ phrase }) => ({ places: covered, terms: phrase, kind: 'synonym' as const }))
  })
}

/** Identifiers have no synonyms: `eth_getBalance`, `L2StandardBridge`. */
function isPlain(raw: string): boolean {
  return /^[\p{L}\p{N}-]+$/u.test(raw) && !/\p{Ll}\p{Lu}|\p{Lu}.*\p{Ll}.*\p{Lu}/u.test(raw)
}

/** Hyphens are dropped: `cross-chain` becomes `crosschain`. */
function termsOf(phrase: string): Phrase {
  return words(phrase).map(({ whole }) => stem(whole))
}
