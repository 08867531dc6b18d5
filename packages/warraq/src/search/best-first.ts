import { type KnownResult, type ResultTexts, resultFacts } from './result-facts.ts'
import { RESULT_WEIGHTS } from './result-weights.ts'

/**
 * The best results again, in the order of what their names and texts say about the query. Only
 * results that are shown at once, since their texts load in any case.
 */
export async function bestFirst<Result extends KnownResult>(
  results: readonly Result[],
  textsOf: (result: Result) => Promise<ResultTexts>,
): Promise<Result[]> {
  const sums = resultFacts(results, await Promise.all(results.map(textsOf))).map((facts) =>
    facts.reduce((sum, fact, at) => sum + fact * (RESULT_WEIGHTS[at] ?? 0), 0),
  )
  const order = [...sums.keys()].sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))
  return order.map((at) => results[at] as Result)
}
