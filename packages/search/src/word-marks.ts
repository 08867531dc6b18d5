import { ENGLISH_STOP_WORDS } from './search-words.ts'
import { type PlacedWord, placedParts, placedWords, stem, words } from './tokenize.ts'

/** Whether a term of a text matches the query. */
export type TermMatcher = (term: string) => boolean

/** Shortest word that also matches longer ones when a service does not say what it matched. */
const SHORTEST_BEGINNING = 3
const FILLERS = new Set(ENGLISH_STOP_WORDS)

/**
 * Matches the terms that a search found, or, if the service named none, the words of the query and
 * longer ones, without fillers.
 */
export function termMatcher(query: string, found: readonly string[] | undefined): TermMatcher {
  if (found !== undefined) {
    const terms = new Set(found)
    return (term) => terms.has(term)
  }
  const all = words(query)
  const content = all.filter(({ whole }) => !FILLERS.has(whole))
  const wanted = (content.length > 0 ? content : all)
    .flatMap(({ whole, parts }) => [whole, ...parts])
    .map(stem)
  return (term) =>
    wanted.some(
      (word) => term === word || (word.length >= SHORTEST_BEGINNING && term.startsWith(word)),
    )
}

/** A text in pieces: every second one is a matched word, or the matched part of an identifier. */
export function markedPieces(text: string, matches: TermMatcher): string[] {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of placedWords(text).flatMap((word) => marksIn(word, text, matches))) {
    pieces.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  return [...pieces, text.slice(at)]
}

function marksIn(word: PlacedWord, text: string, matches: TermMatcher): PlacedWord[] {
  if (matches(word.whole)) return [word]
  if (!word.terms.some(matches)) return []
  const parts = placedParts(text.slice(word.start, word.end))
    .filter(({ whole }) => matches(whole))
    .map((part) => ({ ...part, start: word.start + part.start, end: word.start + part.end }))
  // A name within a longer one, such as `getLogs` of `eth_getLogs`, has several parts.
  return parts.length > 0 ? parts : [word]
}
