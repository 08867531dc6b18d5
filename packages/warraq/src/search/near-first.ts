import { bestLineOf } from './excerpt.ts'
import type { MatchedTerm, RankedRecords } from './query.ts'

/** A result whose text can be compared with the query. */
interface Comparable {
  readonly score: number
  readonly terms: RankedRecords['terms']
}

/**
 * How much more a result counts when all words of the query stand together. Chosen by the lists of
 * queries that are not held out; more pushes right pages down.
 */
const NEARNESS = 0.4

/**
 * The best results again, those first whose words stand together: a section that mentions the words of
 * a query far from each other says less about them. Only results that are shown at once, since their
 * texts load in any case.
 *
 * @param textOf what can say the words of a query, in lines: the names of a result and its text
 */
export async function nearFirst<Result extends Comparable>(
  results: readonly Result[],
  textOf: (result: Result) => Promise<string>,
): Promise<Result[]> {
  const found = await Promise.all(
    results.map(async (result) => {
      const { score } = bestLineOf(await textOf(result), result.terms)
      return { result, score: result.score * (1 + (NEARNESS * score) / wholeOf(result.terms)) }
    }),
  )
  return found.sort((a, b) => b.score - a.score).map(({ result }) => result)
}

/** The weight of all words of a query together. */
function wholeOf(terms: ReadonlyMap<string, MatchedTerm>): number {
  const weights = new Map<number, number>()
  for (const { word, weight } of terms.values())
    weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1
}
