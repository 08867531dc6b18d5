import { findIdentifier, findTerms, type WeightedTerm } from './find-terms.ts'
import type { IndexReader } from './index-reader.ts'
import { PackedReader } from './packed-numbers.ts'
import { QUERY_WEIGHTS } from './query-weights.ts'
import type { Alternative, QueryWord } from './query-words.ts'
import { calledBeginning, calledTerm, isCalledTerm } from './tokenize.ts'

export interface RankedRecord {
  readonly record: number
  readonly score: number
}

/** Minimum letters for matching the beginning of a name. */
const SHORTEST_NAME = 3

/** Score of each record, by number. */
type Scores = Float32Array

/**
 * Every record that matches a query, best first: identifiers whole and in parts, beginnings while
 * typing, typos, synonyms. Loads the index files that it needs.
 */
export async function searchIndex(index: IndexReader, query: string): Promise<RankedRecord[]> {
  const { words, alternatives, text } = index.parse(query)
  if (words.length === 0) return []
  // In parallel, because they may need different files.
  const [slots, others, called] = await Promise.all([
    Promise.all(words.map((word) => scoreWord(index, word))),
    Promise.all(alternatives.map((alternative) => scoreAlternative(index, alternative))),
    scoreCalled(index, text),
  ])
  alternatives.forEach(({ places }, at) => {
    for (const place of places) raise(slots[place], others[at])
  })
  const totals = combine(slots, index.pages.length)
  called.forEach((score, record) => {
    if ((totals[record] ?? 0) > 0) totals[record] = (totals[record] ?? 0) + score
  })
  addPageBonus(totals, index.pages)
  const ranked: RankedRecord[] = []
  totals.forEach((score, record) => {
    if (score > 0) ranked.push({ record, score })
  })
  return ranked.sort((a, b) => b.score - a.score || a.record - b.record)
}

async function scoreWord(index: IndexReader, word: QueryWord): Promise<Scores> {
  const size = index.pages.length
  if (word.parts.length === 0) return scoreTerms(await findTerms(index, word), size)
  const parts = word.parts.filter((part) => part.length > 1)
  const [whole, ...found] = await Promise.all([
    findIdentifier(index, word),
    ...parts.map((part, at) =>
      findTerms(index, { whole: part, isOpen: word.isOpen && at === parts.length - 1 }),
    ),
  ])
  const scores = scoreTerms(whole, size)
  const partScores = found.map((terms) => scoreTerms(terms, size))
  const inParts = combine(partScores, size)
  return scores.map((score, record) => score + (inParts[record] ?? 0) * QUERY_WEIGHTS.part)
}

/** The best score of the terms for each record. */
function scoreTerms(terms: readonly WeightedTerm[], size: number): Scores {
  const scores = new Float32Array(size)
  for (const { postings, weight } of terms) {
    const reader = new PackedReader(postings)
    let record = -1
    while (!reader.isAtEnd) {
      record += reader.number() + 1
      const score = reader.score() * weight
      if (score > (scores[record] ?? 0)) scores[record] = score
    }
  }
  return scores
}

/** Scores of alternative terms for the words they replace. */
async function scoreAlternative(
  index: IndexReader,
  { places, terms, kind }: Alternative,
): Promise<Scores> {
  const found = await Promise.all(terms.map((term) => index.term(term)))
  const size = index.pages.length
  const each = found.map((term) => scoreTerms(term ? [{ ...term, weight: 1 }] : [], size))
  const weight = QUERY_WEIGHTS[kind] / places.length
  const scores = new Float32Array(size)
  for (let record = 0; record < size; record++) {
    if (each.some((one) => one[record] === 0)) continue
    for (const one of each) scores[record] = (scores[record] ?? 0) + weight * (one[record] ?? 0)
  }
  return scores
}

/** Alternatives never lower the score of typed words. */
function raise(slot: Scores | undefined, other: Scores | undefined): void {
  other?.forEach((score, record) => {
    if (slot !== undefined && score > (slot[record] ?? 0)) slot[record] = score
  })
}

/**
 * Sum over words; records that contain more of them rank higher. Missing a rare word costs more
 * than missing a common one.
 */
function combine(slots: readonly Scores[], size: number): Scores {
  const weights = slots.map(rarityOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return new Float32Array(size).map((_, record) => {
    let sum = 0
    let found = 0
    slots.forEach((slot, at) => {
      const score = slot[record] ?? 0
      if (score === 0) return
      sum += score
      found += weights[at] ?? 0
    })
    return found === 0 ? 0 : sum * (found / all) ** QUERY_WEIGHTS.coverage
  })
}

/**
 * Weight of a word: the fewer records contain it, the higher. A word without matches may be
 * anything.
 */
function rarityOf(slot: Scores): number {
  const found = slot.reduce((count, score) => (score > 0 ? count + 1 : count), 0)
  return found === 0 ? 1 : Math.log(1 + slot.length / found)
}

/** Pages and questions whose name equals the query or one of its sentences. */
async function scoreCalled(index: IndexReader, text: string): Promise<Scores> {
  const sentences = text.split(SENTENCE_END).slice(0, MOST_SENTENCES)
  const open = /\s$/.test(text) ? undefined : sentences.at(-1)
  const found = await Promise.all(
    sentences.map((sentence) => findCalled(index, calledTerm(sentence), sentence === open)),
  )
  return scoreTerms(found.flat(), index.pages.length)
}

async function findCalled(
  index: IndexReader,
  name: string,
  isOpen: boolean,
): Promise<WeightedTerm[]> {
  if (name === '') return []
  const found = await index.termsFrom(
    isOpen && name.length > SHORTEST_NAME ? calledBeginning(name) : name,
  )
  return found
    .filter(({ term }) => isCalledTerm(term))
    .map((term) => ({ ...term, weight: calledWeight(term.term, name) }))
}

/** A name that only begins with the query counts more the larger a part of it the query covers. */
function calledWeight(term: string, wanted: string): number {
  return term === wanted
    ? QUERY_WEIGHTS.called
    : QUERY_WEIGHTS.calledBeginning * Math.sqrt(wanted.length / term.length)
}

const SENTENCE_END = /[,;:?!]\s+|\.\s+/
const MOST_SENTENCES = 4

/**
 * A page with several good sections is more likely to be the right one. Only its best section gains
 * by it, so that the sections of one page do not push every other page down.
 */
function addPageBonus(scores: Scores, pages: readonly number[]): void {
  for (let start = 0; start < scores.length; ) {
    let end = start + 1
    while (end < scores.length && pages[end] === pages[start]) end++
    const ofPage = scores.subarray(start, end)
    const [best = 0, second = 0, third = 0, fourth = 0] = ofPage.toSorted().reverse()
    if (best > 0)
      ofPage[ofPage.indexOf(best)] = best + QUERY_WEIGHTS.page * (second + third + fourth)
    start = end
  }
}
