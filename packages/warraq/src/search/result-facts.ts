import { ENGLISH_STOP_WORDS } from '../shared/data/search-words.ts'
import { bestLineOf } from './excerpt.ts'
import type { MatchedTerm, RankedRecord } from './query.ts'
import { type PlacedWord, placedWords } from './tokenize.ts'

/** What says whether a result is the right one; shares are those of the weight of the query. */
export interface ResultFacts {
  /** Logarithm of its share of the best score. */
  readonly score: number
  /** Share of the words that stand together. */
  readonly near: number
  /** Share of the words in the title of the page. */
  readonly title: number
  /** Share of the words in the heading. */
  readonly heading: number
  /** Share of the heading's words that are in the query: a heading of other things counts less. */
  readonly headingOnly: number
  readonly isOpening: number
  /** Share of the words at the beginning of the text. */
  readonly lead: number
  /** Logarithm of the number of words in the text: a section says more than a line. */
  readonly length: number
  /** Whether no earlier result is of its page; the score of such a result contains its page's bonus. */
  readonly isFirstOfPage: number
  /** Logarithm of the number of sections of its page: one of many is rarely the right one. */
  readonly sections: number
  /** How well the word that it matches worst is matched, compared with the best result for it. */
  readonly weakest: number
}

/** A result as far as its facts depend on it. */
export interface KnownResult extends Pick<RankedRecord, 'score' | 'weakest'> {
  readonly terms: ReadonlyMap<string, MatchedTerm>
  /** Unique among all pages. */
  readonly page: string
  /** Sections of its page. */
  readonly sections: number
}

export interface ResultTexts {
  readonly title: string
  /** Empty for the opening of a page. */
  readonly heading: string
  readonly text: string
}

/** Characters that are the beginning of a text. */
const LEAD = 160
const FILLERS = new Set(ENGLISH_STOP_WORDS)

/** The facts of results in their order; the best score need not be that of the first one. */
export function resultFacts(
  results: readonly (KnownResult & ResultTexts)[],
): readonly ResultFacts[] {
  const best = Math.max(...results.map(({ score }) => score))
  const pages = new Set<string>()
  return results.map((result) => {
    const { title, heading, text, terms, page } = result
    const whole = weightOf([...terms.values()]) || 1
    const shareOf = (words: readonly PlacedWord[]) => weightOf(matchesOf(words, terms)) / whole
    const ofHeading = placedWords(heading)
    const isFirstOfPage = pages.has(page) ? 0 : 1
    pages.add(page)
    return {
      score: Math.log(result.score / best),
      near: bestLineOf(`${title} ${heading}\n${text}`, terms).score / whole,
      title: shareOf(placedWords(title)),
      heading: shareOf(ofHeading),
      headingOnly: shareMatched(ofHeading, terms),
      isOpening: heading === '' ? 1 : 0,
      lead: shareOf(placedWords(text.slice(0, LEAD))),
      length: Math.log(1 + placedWords(text).length),
      isFirstOfPage,
      sections: Math.log(result.sections),
      weakest: result.weakest,
    }
  })
}

function matchesOf(
  words: readonly PlacedWord[],
  terms: ReadonlyMap<string, MatchedTerm>,
): MatchedTerm[] {
  return words
    .flatMap((word) => word.terms)
    .map((term) => terms.get(term))
    .filter((match) => match !== undefined)
}

/** The weight of the different words of a query. */
function weightOf(matches: readonly MatchedTerm[]): number {
  const weights = new Map<number, number>()
  for (const { word, weight } of matches)
    weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0)
}

/** The share of some words that the query contains, without fillers. */
function shareMatched(
  words: readonly PlacedWord[],
  terms: ReadonlyMap<string, MatchedTerm>,
): number {
  const content = words.filter(({ whole }) => !FILLERS.has(whole))
  const matched = content.filter((word) => word.terms.some((term) => terms.has(term)))
  return content.length === 0 ? 0 : matched.length / content.length
}
