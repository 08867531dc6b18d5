import {
  type KnownResult,
  type ResultFacts,
  type ResultTexts,
  resultFacts,
} from './result-facts.ts'
import { RESULT_WEIGHTS } from './result-weights.ts'

const FACTS = Object.keys(RESULT_WEIGHTS) as (keyof ResultFacts)[]

/**
 * The best results again, in the order of what their names and texts say about the query. Only
 * results that are shown at once, since their texts load in any case.
 */
export async function bestFirst<Result extends KnownResult>(
  results: readonly Result[],
  textsOf: (result: Result) => Promise<ResultTexts>,
): Promise<Result[]> {
  const known = await Promise.all(
    results.map(async (result) => ({ ...result, ...(await textsOf(result)) })),
  )
  const facts = resultFacts(known)
  const judged = results.map((result, at) => ({ result, judged: judge(facts[at]) }))
  return judged.sort((a, b) => b.judged - a.judged).map(({ result }) => result)
}

function judge(facts: ResultFacts | undefined): number {
  return FACTS.reduce((sum, fact) => sum + RESULT_WEIGHTS[fact] * (facts?.[fact] ?? 0), 0)
}
