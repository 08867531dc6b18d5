import type { WarraqPlugin } from 'warraq/plugin'
import { pageCheck } from './checks/page-check.ts'
import { plain } from './checks/prose.ts'

/** Ends the opening of a page: a heading, a list, a box, a component, HTML, a table or code. */
const SUBJECT = /^(?:#{2,6} |:{2,}|[-*] |\d+\. |[<|`])/

/**
 * Warns about pages with a long opening.
 * @param most characters of text between the title and the first section, step or table
 */
export function lateSubject(most: number): WarraqPlugin {
  const findingsOf = pageCheck(function* ({ headings, lines }) {
    const title = headings.find(({ level }) => level === 1)
    if (title === undefined) return
    const below = lines.slice(title.line).map(({ content }) => content)
    const end = below.findIndex((content) => SUBJECT.test(content))
    const { length } = plain(below.slice(0, end === -1 ? undefined : end).join('\n'))
    if (length > most)
      yield {
        code: 'voice/late-subject',
        found: `${length} characters before the first section`,
        expected: `at most ${most}, which a phone shows without scrolling`,
        fix: 'shorten the opening, or give its second half a heading',
      }
  })
  return {
    name: 'late-subject',
    checks: [{ name: 'late subject', severity: 'warn', eachPage: () => findingsOf }],
  }
}
