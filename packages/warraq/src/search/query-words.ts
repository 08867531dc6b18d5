import { stem, type Word, words } from './tokenize.ts'

/** Longer queries are cut, and so are those of more words: nobody types them. */
const MOST_CHARACTERS = 512
const MOST_WORDS = 12

/** A word of a query that is looked for. */
export interface QueryWord extends Word {
  /** Still being typed: it may be the beginning of a word. */
  readonly isOpen: boolean
}

/** Other words for some of those of a query. */
export interface Alternative {
  /** Places of the words they stand for. */
  readonly places: readonly number[]
  /** Terms that must all be there. */
  readonly terms: readonly string[]
  readonly kind: 'synonym' | 'joined'
}

export interface ParsedQuery {
  readonly words: readonly QueryWord[]
  readonly alternatives: readonly Alternative[]
  /** The whole query. */
  readonly text: string
}

export type ParseQuery = (query: string) => ParsedQuery

/** A parser that knows the words writers own. */
export function queryParser(source: {
  readonly stopWords: readonly string[]
  readonly synonyms: readonly (readonly string[])[]
}): ParseQuery {
  const stopWords = new Set(source.stopWords)
  const groups = source.synonyms.map((group) => distinct(group.map(termsOf)))
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

/** `meta mask` is also looked for as `metamask`. */
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
    isPlain(word.raw) ? termsOfWord(word).map((term) => ({ term, place: places[at] ?? -1 })) : [],
  )
  const startsAt = (phrase: Phrase) =>
    tokens.findIndex((_, start) => phrase.every((term, at) => tokens[start + at]?.term === term))
  return groups.flatMap((group) => {
    const typed = group.map((phrase) => ({ phrase, start: startsAt(phrase) }))
    // The longest phrase says best which words are meant.
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

function termsOf(phrase: string): Phrase {
  return words(phrase).flatMap(termsOfWord)
}

/** A hyphenated word is written in one: `cross-chain` is `crosschain`. */
function termsOfWord({ whole }: Word): Phrase {
  return [stem(whole)]
}

function distinct(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()]
}
