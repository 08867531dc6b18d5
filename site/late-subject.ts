import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'

/** Ends the opening of a page: a heading, a list, a box, a component, HTML, a table or code. */
const SUBJECT = /^(?:#{2,6} |:{2,}|[-*] |\d+\. |[<|`])/
const TITLE = /^# /
/** Addresses of links, tags, attributes, and marks of Markdown. */
const UNSEEN = /\]\([^)]*\)|<[^>]*>|\{[^}]*\}|[*`[\]]/g

/**
 * Warns about pages with a long opening.
 * @param most characters of text between the title and the first section, step or table
 */
export function lateSubject(most: number): WarraqPlugin {
  const findingsOf = ({ file, text }: ContentPage): Finding[] => {
    const lines = text.split('\n')
    const below = lines.slice(lines.findIndex((line) => TITLE.test(line)) + 1)
    const end = below.findIndex((line) => SUBJECT.test(line))
    const opening = below.slice(0, end === -1 ? undefined : end).join(' ')
    const { length } = opening.replace(UNSEEN, '').trim()
    if (length <= most) return []
    return [
      {
        ...{
          code: 'voice/late-subject',
          file,
          found: `${length} characters before the first section`,
        },
        expected: `at most ${most}, which a phone shows without scrolling`,
        fix: 'shorten the opening, or give its second half a heading',
      },
    ]
  }
  return {
    name: 'late-subject',
    checks: [{ name: 'late subject', severity: 'warn', eachPage: () => findingsOf }],
  }
}
