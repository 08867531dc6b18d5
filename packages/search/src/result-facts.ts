import { bestLineOf, matchesIn, weightOf } from './excerpt.ts'
import type { SectionTexts } from './index-files.ts'
import { lineWords } from './line-words.ts'
import type { MatchedTerm, RankedRecord } from './query.ts'
import { LONGEST_QUERY } from './query-words.ts'

/** What says whether a result is the right one; shares are those of the weight of the query. */
export const RESULT_FACTS = [
  'logarithm of its score',
  'share of the words that stand together',
  'share of the words at the beginning of the text',
  // The score of such a result contains the bonus of its page.
  'whether no earlier result is of its page',
  // It names what its sections tell; a single word asks for it, more words for one of them.
  'whether it is the opening of its page, the more the longer the query',
  'how well the title of the page fits',
  // The opening of a page has its title.
  'how well its own name fits',
  'how well the phrase of readers that fits best does',
  'share of the words in its names and all that readers say for it',
  // Also those without meaning: `what is` asks for something else than `how to`.
  'share of the pairs of neighbouring words that readers say for it, too',
  // Each counts the same, and a longer word that begins with it is another one.
  'share of the words, in any form, that are anywhere in it',
] as const

/** A result as far as its facts depend on it. */
export interface KnownResult extends Pick<RankedRecord, 'score'> {
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

/** Filler words that turn a name into a task: `Get a coin` does not name `coin`. */
const TASKS = / (?:get|us) /g

/** The facts of results of a query in their order, each as a number. */
export function resultFacts(
  query: string,
  results: readonly KnownResult[],
  texts: readonly ResultTexts[],
): number[][] {
  const { content, forms } = lineWords(query.slice(0, LONGEST_QUERY))
  const words = forms.trim().split(' ')
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return texts.map(({ title, heading, text, asked }, at) => {
    const { terms, page, score } = results[at] as KnownResult
    const whole = weightOf([...terms.values()]) || 1
    const shareOf = (...pieces: readonly string[]) =>
      weightOf(pieces.flatMap((piece) => matchesIn(piece, terms))) / whole
    /** The share of the query in a name, times the share of the name that it makes up. */
    const fitOf = (name: string) => {
      const places = new Set(matchesIn(name, terms).map(({ start }) => start))
      const { content, forms: said } = lineWords(name)
      const others = (said.match(TASKS) ?? []).filter((task) => !forms.includes(task))
      return shareOf(name) * Math.min(1, places.size / (content.length + others.length || 1))
    }
    const said = [title, heading, ...asked]
    return [
      // The best score is the same for all results of a query, so it need not be taken away.
      Math.log(score),
      bestLineOf(`${title} ${heading}\n${text}`, terms).score / whole,
      shareOf(text.slice(0, LEAD)),
      results.findIndex((other) => other.page === page) === at ? 1 : 0,
      heading === '' ? 1 - 1 / (content.length || 1) : 0,
      fitOf(title),
      fitOf(heading || title),
      Math.max(0, ...asked.map(fitOf)),
      shareOf(...said),
      partIn(asked, pairs),
      partIn([...said, ...text.split('\n')], content),
    ]
  })
}

/** The part of some words, or pairs of words, that some lines have. */
function partIn(lines: readonly string[], words: readonly string[]): number {
  const found = words.filter((word) =>
    lines.some((line) => lineWords(line).forms.includes(` ${word} `)),
  )
  return found.length / (words.length || 1)
}
