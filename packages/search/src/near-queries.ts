import { editDistance } from './edit-distance.ts'
import type { IndexReader } from './index-reader.ts'
import { scoreTerms } from './query-scores.ts'
import { nearTerms } from './typos.ts'

const MOST_QUERIES = 3
/** Words of a query that are replaced; a longer one is not a name of anything. */
const MOST_WORDS = 4
/** Candidates whose frequency is looked up. */
const MOST_CANDIDATES = 12

/**
 * Queries of words that the site uses, next to those of a query without results: `did you mean`. A
 * word without anything similar is left out, and so are words of other sections.
 *
 * @param tags search tags of the searched pages; absent: all
 */
export async function nearQueries(
  index: IndexReader,
  query: string,
  tags?: readonly string[],
): Promise<string[]> {
  const { words } = index.parse(query)
  if (words.length === 0 || words.length > MOST_WORDS) return []
  const known = await index.vocabulary()
  const found = await Promise.all(
    words.map(({ whole }) => nearWords(index, { word: whole, known, tags })),
  )
  const near = found.filter((candidates) => candidates.length > 0)
  const count = Math.max(0, ...near.map(({ length }) => length))
  const queries = Array.from({ length: count }, (_, at) =>
    near.map((candidates) => candidates[at] ?? candidates[0]).join(' '),
  )
  return queries.slice(0, MOST_QUERIES)
}

interface NearRequest {
  readonly word: string
  readonly known: readonly string[]
  readonly tags: readonly string[] | undefined
}

/** The most similar words, of equally similar ones the most frequent first. */
async function nearWords(
  index: IndexReader,
  { word, known, tags }: NearRequest,
): Promise<string[]> {
  const limit = Math.max(2, Math.floor(word.length / 3))
  const similar = nearTerms(known, limit, (term) => editDistance(word, term, limit))
    // Replacing most of a short word gives another word.
    .filter(({ term, distance }) => 2 * distance < Math.max(word.length, term.length))
    .slice(0, MOST_CANDIDATES)
  const counted = await Promise.all(
    similar.map(async ({ term, distance }) => {
      const found = await index.term(term)
      const scores = scoreTerms(found ? [{ ...found, weight: 1 }] : [], index.pages.length)
      const { length } = scores.filter(
        (score, record) => score > 0 && (tags?.includes(index.tagOf(record)) ?? true),
      )
      return { term, distance, length }
    }),
  ).then((all) => all.filter(({ length }) => length > 0))
  counted.sort((a, b) => a.distance - b.distance || b.length - a.length)
  return counted.map(({ term }) => term).slice(0, MOST_QUERIES)
}
