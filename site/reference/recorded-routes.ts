import { type ContentPage, codeFences, type Finding, type WarraqPlugin } from 'warraq/plugin'

/** A route of REST: its modules begin with one of these names. */
const ROUTE = /`(\/(?:cosmos|ethermint|evmos|haqq|ibc)\/[^`?]+)(?:\?[^`]*)?`/g

/**
 * Warns about routes in tables that no node has answered for the references.
 * @param folder of the pages whose tables list routes in full
 */
export function recordedRoutes(answered: readonly string[], folder: string): WarraqPlugin {
  const known = new Set(answered.map(withoutNames))
  const findingsOf = ({ file, text }: ContentPage): Finding[] => {
    if (!file.startsWith(folder)) return []
    const inCode = new Set(codeFences(text).flatMap(linesOfFence))
    return text.split('\n').flatMap((content, index) => {
      const line = index + 1
      if (!content.startsWith('|') || inCode.has(line)) return []
      const routes = Array.from(content.matchAll(ROUTE), ([, route = '']) => route)
      return routes
        .filter((route) => !known.has(withoutNames(route)))
        .map((found) => ({
          ...{ code: 'answers/no-record', file, line, found },
          expected: 'a route that a node answered',
          fix: 'correct it, or leave it to whoever performs the drills: npm run drills -- --answers',
        }))
    })
  }
  return {
    name: 'recorded-routes',
    checks: [{ name: 'recorded routes', severity: 'warn', eachPage: () => findingsOf }],
  }
}

/** Parameters have other names in a text for readers. */
function withoutNames(route: string): string {
  return route.replace(/\{[^}]*\}/g, '{}')
}

function linesOfFence({ firstLine, code }: ReturnType<typeof codeFences>[number]): number[] {
  return code.split('\n').map((_, index) => firstLine + index)
}
