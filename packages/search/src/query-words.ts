import { ENGLISH_STOP_WORDS, type SearchWords } from './search-words.ts'
import { stem, type Word, words } from './tokenize.ts'
import { formRoot } from './word-roots.ts'

/** Longer queries, and those with more words, are truncated. */
export const LONGEST_QUERY = 512
const MOST_WORDS = 12

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
  /** `related`: for another form of a verb that was typed. */
  readonly kind: 'synonym' | 'related' | 'joined'
  /** A synonym as the writers wrote it. */
  readonly phrase?: string
}

export interface ParsedQuery {
  readonly words: readonly QueryWord[]
  readonly alternatives: readonly Alternative[]
  /** The whole query. */
  readonly text: string
}

export type ParseQuery = (query: string) => ParsedQuery

/** Create a parser with the writers' search words. */
export function queryParser(source: SearchWords): ParseQuery {
  const stopWords = new Set(source.stopWords ?? ENGLISH_STOP_WORDS)
  const groups = source.synonyms.map((group) =>
    group.map((phrase) => ({ phrase, terms: termsOf(phrase) })),
  )
  return (query) => {
    const text = query.slice(0, LONGEST_QUERY)
    const isOpen = !/\s$/.test(text)
    const all = words(text).map((word, at, { length }) => ({
      ...word,
      term: stem(word.whole),
      isOpen: isOpen && at === length - 1,
    }))
    const content = all.filter(({ whole, parts }) => parts.length > 0 || !stopWords.has(whole))
    const kept = (content.length > 0 ? content : all)
      .filter(({ term }, at, list) => list.findIndex((other) => other.term === term) === at)
      .slice(0, MOST_WORDS)
    const placesOf = (terms: readonly string[]) => {
      const places = terms.map((term) =>
        kept.findIndex((word) => formRoot(word.term) === formRoot(term)),
      )
      return [...new Set(places)].filter((place) => place >= 0)
    }

    /** `meta mask` also searches for `metamask`. */
    const joined = all.flatMap((word, at): Alternative[] => {
      const next = all[at + 1]
      if (next === undefined || word.parts.length + next.parts.length > 0) return []
      const places = placesOf([word.term, next.term])
      if (places.length < 2) return []
      return [{ places, terms: [stem(word.whole + next.whole)], kind: 'joined' }]
    })

    const plain = all.filter(({ raw }) => isPlain(raw)).map(({ term }) => term)
    const isTyped = ({ terms }: Phrase) =>
      plain.some((_, start) =>
        terms.every((term, at) => formRoot(plain[start + at] ?? '') === formRoot(term)),
      )
    const synonyms = groups.flatMap((group): Alternative[] => {
      // The longest phrase identifies the words best; another typed one may stand for it.
      const [typed] = group.filter(isTyped).sort((a, b) => b.terms.length - a.terms.length)
      const places = placesOf(typed?.terms ?? [])
      if (places.length === 0) return []
      // `syncing` says less about `caught up` than `sync` does.
      const kind = typed?.terms.every((term) => plain.includes(term)) ? 'synonym' : 'related'
      return group.filter((other) => other !== typed).map((other) => ({ places, kind, ...other }))
    })
    return { text, words: kept, alternatives: [...joined, ...synonyms] }
  }
}

interface Phrase {
  readonly phrase: string
  readonly terms: readonly string[]
}

/** Identifiers have no synonyms: `eth_getBalance`, `L2StandardBridge`. */
function isPlain(raw: string): boolean {
  return /^[\p{L}\p{N}-]+$/u.test(raw) && !/\p{Ll}\p{Lu}|\p{Lu}.*\p{Ll}.*\p{Lu}/u.test(raw)
}

/** Hyphens are dropped: `cross-chain` becomes `crosschain`. */
function termsOf(phrase: string): string[] {
  return words(phrase).map(({ whole }) => stem(whole))
}
