import { editDistance } from '../shared/text/edit-distance.ts'
import type { IndexReader } from './index-reader.ts'
import { nearTerms } from './typos.ts'

const MOST_QUERIES = 3
/** Words of a query that are replaced; a longer one is no name of anything. */
const MOST_WORDS = 4
/** Candidates whose frequency is looked up. */
const MOST_CANDIDATES = 12

/**
 * Queries of words that the site uses, next to those of a query without results: `did you mean`. A
 * word without anything similar is left out.
 */
export async function nearQueries(index: IndexReader, query: string): Promise<string[]> {
  const { words } = index.parse(query)
  if (words.length === 0 || words.length > MOST_WORDS) return []
  const known = await index.vocabulary()
  const found = await Promise.all(words.map(({ whole }) => nearWords(index, whole, known)))
  const near = found.filter((candidates) => candidates.length > 0)
  const count = Math.max(0, ...near.map(({ length }) => length))
  const queries = Array.from({ length: count }, (_, at) =>
    near.map((candidates) => candidates[at] ?? candidates[0]).join(' '),
  )
  return queries.slice(0, MOST_QUERIES)
}

/** The most similar words, of equally similar ones the most frequent first. */
async function nearWords(
  index: IndexReader,
  word: string,
  known: readonly string[],
): Promise<string[]> {
  const limit = Math.max(2, Math.floor(word.length / 3))
  const similar = nearTerms(known, limit, (term) => editDistance(word, term, limit))
    // Replacing most of a short word gives another word.
    .filter(({ term, distance }) => 2 * distance < Math.max(word.length, term.length))
    .slice(0, MOST_CANDIDATES)
  const counted = await Promise.all(
    similar.map(async ({ term, distance }) => {
      const { length = 0 } = (await index.term(term))?.postings ?? {}
      return { term, distance, length }
    }),
  )
  counted.sort((a, b) => a.distance - b.distance || b.length - a.length)
  return counted.map(({ term }) => term).slice(0, MOST_QUERIES)
}
