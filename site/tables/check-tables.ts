import type { CheckOfPage, WarraqPlugin } from 'warraq/plugin'
import { withoutCode } from 'warraq/plugin'

/** Checks that tables fit beside the sidebar. */
export function fittingTables(): WarraqPlugin {
  return {
    name: 'fitting-tables',
    checks: [{ name: 'tables', severity: 'throw', eachPage: () => wideTables }],
  }
}

/** Most columns of a table that fit beside a sidebar without scrolling sideways. */
const MOST_COLUMNS = 8
const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/

const wideTables: CheckOfPage = ({ file, text }) =>
  withoutCode(text)
    .split('\n')
    .flatMap((content, index) => {
      const columns = DELIMITERS.test(content) ? (content.match(/-+/g) ?? []).length : 0
      if (columns <= MOST_COLUMNS) return []
      return [
        {
          code: 'table/too-wide',
          ...{ file, line: index + 1 },
          found: `a table of ${columns} columns`,
          expected: `at most ${MOST_COLUMNS}: more do not fit beside the sidebar`,
          fix: 'turn rows into columns, or split the table',
        },
      ]
    })
