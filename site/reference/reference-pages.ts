import type { WarraqPlugin } from 'warraq/plugin'
import { precompiles } from '../data/precompiles.ts'
import { recorded } from '../data/recorded-answers.ts'
import { restQueries } from '../data/rest-endpoints.ts'
import { rpcMethods } from '../data/rpc-methods.ts'
import { functionPages } from './function-pages.ts'
import { methodPages } from './method-pages.ts'
import { queryPages } from './query-pages.ts'
import { sourceOf } from './reference-page.ts'
import { unansweredQueries } from './unanswered-queries.ts'

/** The section of the references. */
const SECTION = 'content/develop/'

/**
 * A page for each JSON-RPC method, function of a precompile and REST query.
 * @param editUrl address at which a file is edited, with `{file}` in place of its path
 */
export function referencePages(editUrl: string): WarraqPlugin {
  return {
    name: 'reference-pages',
    pages: (sources) => {
      const neighbour = sources.find(({ file }) => file.startsWith(SECTION))
      if (neighbour === undefined) throw new Error(`no page below ${SECTION}`)
      const pages = [
        ...methodPages(rpcMethods),
        ...functionPages(precompiles),
        ...queryPages(restQueries),
      ]
      return [...sources, ...pages.map((page) => sourceOf(page, neighbour, editUrl))]
    },
    checks: [
      {
        name: 'recorded answers',
        severity: 'throw',
        run: () => unansweredQueries(restQueries, new Set(recorded.rest.map(({ route }) => route))),
      },
    ],
  }
}
