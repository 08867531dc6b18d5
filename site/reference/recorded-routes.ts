import type { WarraqPlugin } from 'warraq/plugin'
import { matchesIn, pageCheck } from '../checks/page-check.ts'

/** A route of REST: its modules begin with one of these names. */
const ROUTE = /`(\/(?:cosmos|ethermint|evmos|haqq|ibc)\/[^`?]+)(?:\?[^`]*)?`/g

/**
 * Warns about routes in tables that no node has answered for the references.
 * @param folder of the pages whose tables list routes in full
 */
export function recordedRoutes(answered: readonly string[], folder: string): WarraqPlugin {
  const known = new Set(answered.map(withoutNames))
  const findingsOf = pageCheck(function* ({ prose }, { file }) {
    const rows = prose.filter(({ content }) => file.startsWith(folder) && content.startsWith('|'))
    for (const { match, line } of matchesIn(rows, ROUTE)) {
      const [, route = ''] = match
      if (known.has(withoutNames(route))) continue
      yield {
        code: 'answers/no-record',
        line,
        found: route,
        expected: 'a route that a node answered',
        fix: 'correct it, or leave it to whoever performs the drills: npm run drills -- --answers',
      }
    }
  })
  return {
    name: 'recorded-routes',
    checks: [{ name: 'recorded routes', severity: 'warn', eachPage: () => findingsOf }],
  }
}

/** Parameters have other names in a text for readers. */
function withoutNames(route: string): string {
  return route.replace(/\{[^}]*\}/g, '{}')
}
