import { bestLineOf, matchesIn, weightOf } from './excerpt.ts'
import type { SectionTexts } from './index-files.ts'
import { rootsIn } from './name-keys.ts'
import type { MatchedTerm, RankedRecord } from './query.ts'

/** What says whether a result is the right one; shares are those of the weight of the query. */
export const RESULT_FACTS = [
  'logarithm of its score',
  'share of the words that stand together',
  'share of the words in the title of the page',
  // The opening of a page has its title.
  'share of the words in its name',
  'share of the words at the beginning of the text',
  // A section says more than a line.
  'logarithm of the length of the text',
  // The score of such a result contains the bonus of its page.
  'whether no earlier result is of its page',
  'how well its worst word is matched, compared with the best result for that word',
  // One word asks for the page or section about it, not for one with a longer name.
  'share of the words of its name that match, divided by the number of words of the query',
  'share of the words in all that readers say for it',
  'the same for the phrase that says the most of the query and the least besides',
] as const

/** A result as far as its facts depend on it. */
export interface KnownResult extends Pick<RankedRecord, 'score' | 'weakest'> {
  readonly terms: ReadonlyMap<string, MatchedTerm>
  /** Unique among all pages. */
  readonly page: string
}

export interface ResultTexts extends SectionTexts {
  readonly title: string
  /** Empty for the opening of a page. */
  readonly heading: string
}

/** Characters that are the beginning of a text. */
const LEAD = 160

/** Share of the words of a name that match a query, without fillers. */
function namedShare(name: string, terms: KnownResult['terms']): number {
  const places = new Set(matchesIn(name, terms).map(({ start }) => start))
  return Math.min(1, places.size / (rootsIn(name).length || 1))
}

/** The facts of results in their order, each as a number. */
export function resultFacts(
  results: readonly KnownResult[],
  texts: readonly ResultTexts[],
): number[][] {
  return texts.map(({ title, heading, text, asked }, at) => {
    const { terms, page, score, weakest } = results[at] as KnownResult
    const matched = [...terms.values()]
    const whole = weightOf(matched) || 1
    const words = new Set(matched.map(({ word }) => word)).size || 1
    const shareOf = (piece: string) => weightOf(matchesIn(piece, terms)) / whole
    return [
      // The best score is the same for all results of a query, so it need not be taken away.
      Math.log(score),
      bestLineOf(`${title} ${heading}\n${text}`, terms).score / whole,
      shareOf(title),
      shareOf(heading || title),
      shareOf(text.slice(0, LEAD)),
      Math.log(1 + text.length),
      results.findIndex((other) => other.page === page) === at ? 1 : 0,
      weakest,
      namedShare(heading || title, terms) / words,
      shareOf(asked.join('\n')),
      Math.max(0, ...asked.map((phrase) => shareOf(phrase) * namedShare(phrase, terms))),
    ]
  })
}
