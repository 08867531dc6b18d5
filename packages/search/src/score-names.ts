import { calledBeginning, calledTerm, isCalledTerm, sentencesOf } from './called-terms.ts'
import { commandOf } from './command-lines.ts'
import type { FoundTerm, IndexReader } from './index-reader.ts'
import { nameKey } from './name-keys.ts'
import { type Scores, scoreTerms, type WeightedTerm } from './query-scores.ts'
import { CALLED_BEGINNING_WEIGHT, CALLED_WEIGHT, KEY_WEIGHT } from './query-weights.ts'
import { isHyphenated, words } from './tokenize.ts'

/** Minimum letters for matching the beginning of a name. */
const SHORTEST_NAME = 3
/** Sentences of a pasted message, and identifiers in it, that are compared with names. */
const MOST_PIECES = 8

/**
 * Sections that the query or one of its sentences names: the title of a page in the order in which it
 * is typed, or its beginning; the words of a heading in any order; a command; an identifier among
 * other words.
 */
export async function scoreNames(index: IndexReader, text: string): Promise<Scores> {
  const sentences = sentencesOf(text).slice(0, MOST_PIECES)
  const open = /\s$/.test(text) ? undefined : sentences.at(-1)
  const [titles, headings, command, identifiers] = await Promise.all([
    Promise.all(
      sentences.map((sentence) => findTitles(index, calledTerm(sentence), sentence === open)),
    ),
    Promise.all([...new Set(sentences.map(nameKey))].map((key) => index.term(key))),
    findCommand(index, sentences),
    findIdentifiers(index, text),
  ])
  const found = [
    ...titles.flat(),
    ...headings.flatMap((term) => weighted(term, KEY_WEIGHT)),
    ...[command, ...identifiers].flatMap((term) => weighted(term, CALLED_WEIGHT)),
  ]
  return scoreTerms(found, index.pages.length)
}

function weighted(term: FoundTerm | undefined, weight: number): WeightedTerm[] {
  return term === undefined ? [] : [{ ...term, weight }]
}

async function findTitles(
  index: IndexReader,
  name: string,
  isOpen: boolean,
): Promise<WeightedTerm[]> {
  if (name === '') return []
  const found = await index.termsFrom(
    isOpen && name.length > SHORTEST_NAME ? calledBeginning(name) : name,
  )
  const names = found.filter(({ term }) => isCalledTerm(term))
  // The more names the typed letters begin, the less they say which one is meant.
  const beginning = CALLED_BEGINNING_WEIGHT / Math.sqrt(names.length)
  return names.map((term) => ({
    ...term,
    weight:
      term.term === name ? CALLED_WEIGHT : beginning * Math.sqrt(name.length / term.term.length),
  }))
}

/** What the identifiers of a query name: `eth_getLogs returns nothing` means `eth_getLogs`, too. */
async function findIdentifiers(
  index: IndexReader,
  text: string,
): Promise<(FoundTerm | undefined)[]> {
  const identifiers = words(text).filter(({ raw, parts }) => parts.length > 0 && !isHyphenated(raw))
  return Promise.all(
    identifiers.slice(0, MOST_PIECES).map(({ raw }) => index.term(calledTerm(raw))),
  )
}

/** The longest known command in a sentence: words at the end of a typed one may be its values. */
async function findCommand(
  index: IndexReader,
  sentences: readonly string[],
): Promise<FoundTerm | undefined> {
  const commands = sentences.flatMap((sentence) => {
    const words = commandOf(sentence)?.split(' ') ?? []
    return words.slice(1).map((_, at) => words.slice(0, at + 2).join(' '))
  })
  const found = await Promise.all(commands.map((command) => index.term(calledTerm(command))))
  return found.findLast((term) => term !== undefined)
}
