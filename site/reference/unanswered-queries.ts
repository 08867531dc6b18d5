import type { Finding } from 'warraq/plugin'
import { fitsAddress } from '../data/rest-endpoints.ts'
import type { RestEndpoint } from '../data/rest-endpoints-schema.ts'

/**
 * A finding for each query to which the reference cannot show an answer.
 * @param answered routes with a recorded answer
 */
export function unansweredQueries(
  queries: readonly Pick<RestEndpoint, 'path' | 'params'>[],
  answered: ReadonlySet<string>,
): Finding[] {
  return queries
    .filter((query) => fitsAddress(query) && !answered.has(query.path))
    .map(({ path }) => ({
      code: 'answers/no-record',
      file: 'site/data/rest-endpoints.json',
      found: path,
      expected: 'a query with a recorded answer',
      fix: 'correct the path, or have its answer recorded: npm run drills -- --answers',
    }))
}
