import { findIdentifier, findTerms } from './find-terms.ts'
import type { IndexReader } from './index-reader.ts'
import {
  combine,
  raise,
  rarityOf,
  type Scores,
  scoreTerms,
  type WeightedTerm,
} from './query-scores.ts'
import {
  INSIDE_KNOWN_WEIGHT,
  OTHER_WEIGHTS,
  PAGE_WEIGHT,
  PART_OF_KNOWN_WEIGHT,
  PART_WEIGHT,
  SYNONYM_LIMIT,
  WHOLE_WEIGHT,
} from './query-weights.ts'
import type { Alternative, ParsedQuery, QueryWord } from './query-words.ts'
import { scoreNames } from './score-names.ts'
import { isHyphenated } from './tokenize.ts'

export interface RankedRecord {
  readonly record: number
  readonly score: number
}

/** A term that a word of the query matched. */
export interface MatchedTerm {
  /** Index of the word. */
  readonly word: number
  /** How much the match says: more for rare words and for those that were typed. */
  readonly weight: number
  /** Whether it is of a synonym. */
  readonly isOther?: boolean
}

/** Another phrase for words of the query. */
interface Synonym extends Pick<Alternative, 'places' | 'terms'> {
  readonly phrase: string
}

export interface RankedRecords {
  readonly ranked: readonly RankedRecord[]
  readonly synonyms: readonly Synonym[]
  /** What to show and mark in the results. */
  readonly terms: ReadonlyMap<string, MatchedTerm>
}

/**
 * Every record that matches a query, best first: identifiers whole and in parts, beginnings while
 * typing, typos, synonyms. Loads the index files that it needs.
 */
export async function searchIndex(index: IndexReader, query: string): Promise<RankedRecords> {
  const asked = index.parse(query)
  if (asked.words.length === 0) return { ranked: [], synonyms: [], terms: new Map() }
  // In parallel, because they may need different files.
  const [slots, typed] = await Promise.all([
    Promise.all(asked.words.map((word) => scoreWord(index, word))),
    scoreNamed(index, asked),
  ])
  const meant = meantText(asked, slots)
  const { alternatives, others, names } =
    meant === asked.text ? typed : await scoreNamed(index, index.parse(meant))
  const terms = matchedTerms(slots)
  alternatives.forEach(({ places, kind, terms: phrase }, at) => {
    const limit = kind === 'joined' ? Number.POSITIVE_INFINITY : SYNONYM_LIMIT
    for (const word of places) {
      const slot = slots[word]
      const other = others[at]
      if (slot === undefined || other === undefined) continue
      raise(slot.scores, other, limit)
      const weight = slot.rarity * OTHER_WEIGHTS[kind]
      for (const term of phrase)
        if (!terms.has(term)) terms.set(term, { word, weight, isOther: kind !== 'joined' })
    }
  })
  const totals = combine(slots, index.pages.length)
  names.forEach((score, record) => {
    if ((totals[record] ?? 0) > 0) totals[record] = (totals[record] ?? 0) + score
  })
  addPageBonus(totals, index.pages)
  const ranked: RankedRecord[] = []
  totals.forEach((score, record) => {
    if (score > 0) ranked.push({ record, score })
  })
  ranked.sort((a, b) => b.score - a.score || a.record - b.record)
  const synonyms = alternatives.flatMap(({ phrase, places, terms }) =>
    phrase === undefined ? [] : [{ phrase, places, terms }],
  )
  return { ranked, synonyms, terms }
}

/** Scores of other words for those of a query, and of the sections that it names. */
async function scoreNamed(index: IndexReader, { alternatives, text }: ParsedQuery) {
  const [others, names] = await Promise.all([
    Promise.all(alternatives.map((alternative) => scoreAlternative(index, alternative))),
    scoreNames(index, text),
  ])
  return { alternatives, others, names }
}

/** The query with the words of the site in place of mistyped ones; one that has a synonym is none. */
function meantText(
  { words, alternatives, text }: ParsedQuery,
  slots: readonly ScoredWord[],
): string {
  return slots.reduce((all, { terms: [best] }, at) => {
    const hasSynonym = alternatives.some(
      ({ kind, places }) => kind !== 'joined' && places.includes(at),
    )
    return best?.isMeant && !hasSynonym ? all.replace(words[at]?.raw ?? '', best.term) : all
  }, text)
}

interface ScoredWord {
  readonly scores: Scores
  readonly rarity: number
  readonly terms: readonly WeightedTerm[]
}

async function scoreWord(index: IndexReader, word: QueryWord): Promise<ScoredWord> {
  const size = index.pages.length
  if (word.parts.length === 0) {
    const terms = await findTerms(index, word)
    const scores = scoreTerms(terms, size)
    return { scores, rarity: rarityOf(scores), terms }
  }
  const parts = word.parts.filter((part) => part.length > 1)
  const [whole, ...found] = await Promise.all([
    findIdentifier(index, word),
    ...parts.map((part, at) =>
      findTerms(index, { whole: part, isOpen: word.isOpen && at === parts.length - 1 }),
    ),
  ])
  const partScores = found.map((terms) => {
    const scores = scoreTerms(terms, size)
    return { scores, rarity: rarityOf(scores) }
  })
  const inParts = combine(partScores, size)
  // Once the identifier itself is known, its parts only rank the sections that contain it; the words
  // of a flag with several say what it is for.
  const isKnown = whole.length > 0 && !isHyphenated(word.raw.replace(/^-+/, ''))
  const ofWholes = scoreTerms(whole, size)
  const scores = ofWholes.map(
    (score, record) =>
      score * (isKnown ? WHOLE_WEIGHT : 1) +
      (inParts[record] ?? 0) * (isKnown ? PART_OF_KNOWN_WEIGHT : PART_WEIGHT),
  )
  const ofPart = isKnown ? INSIDE_KNOWN_WEIGHT : PART_WEIGHT
  const inside = found.flat().map((term) => ({ ...term, weight: term.weight * ofPart }))
  // Its parts are in many sections that do not contain it.
  const rarity = rarityOf(whole.length > 0 ? ofWholes : scores)
  return { scores, rarity, terms: [...whole, ...inside] }
}

/** Scores of alternative terms for the words they replace. */
async function scoreAlternative(
  index: IndexReader,
  { places, terms, kind }: Alternative,
): Promise<Scores> {
  const found = await Promise.all(terms.map((term) => index.term(term)))
  const size = index.pages.length
  const each = found.map((term) => scoreTerms(term ? [{ ...term, weight: 1 }] : [], size))
  const weight = OTHER_WEIGHTS[kind] / places.length
  const scores = new Float32Array(size)
  for (let record = 0; record < size; record++) {
    if (each.some((one) => one[record] === 0)) continue
    for (const one of each) scores[record] = (scores[record] ?? 0) + weight * (one[record] ?? 0)
  }
  return scores
}

function matchedTerms(slots: readonly ScoredWord[]): Map<string, MatchedTerm> {
  const terms = new Map<string, MatchedTerm>()
  slots.forEach((slot, word) => {
    for (const { term, weight } of slot.terms) {
      const matched = { word, weight: weight * slot.rarity }
      if (matched.weight > (terms.get(term)?.weight ?? 0)) terms.set(term, matched)
    }
  })
  return terms
}

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
    if (best > 0) ofPage[ofPage.indexOf(best)] = best + PAGE_WEIGHT * (second + third + fourth)
    start = end
  }
}
