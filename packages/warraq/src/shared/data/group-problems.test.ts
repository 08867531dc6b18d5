import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatGroup, groupProblems, reportEntries, summaryOf } from './group-problems.ts'

function problem(place: string, changes: Partial<Diagnostic> = {}): Diagnostic {
  const [file = '', line] = place.split(':')
  return {
    ...{ code: 'fact/unknown', severity: 'warning', file, line: line ? Number(line) : undefined },
    ...{ found: '{{date}}', expected: 'a name', fix: 'correct it' },
    ...changes,
  }
}

const printed = (...problems: Diagnostic[]) => groupProblems(problems).map(formatGroup).join('\n\n')

test('prints one entry for the same finding in many places, with three of them', () => {
  const places = ['a.md:1', 'a.md:9', 'b.md:2', 'c.md:3', 'd.md:4']
  expect(printed(...places.map((place) => problem(place)))).toMatchInlineSnapshot(`
    "a.md:1  warning  fact/unknown  5 times in 4 files
      found     {{date}}
      also at   a.md:9, b.md:2, and 2 more
      expected  a name
      fix       correct it"
  `)
})

test('prints the findings of one cause with what each found', () => {
  const cause = 'static'
  expect(
    printed(
      problem('a.md:1', { found: '/img/a.png', cause }),
      problem('b.md:2', { found: '/img/b.png', cause }),
    ),
  ).toMatchInlineSnapshot(`
    "a.md:1  warning  fact/unknown  2 times in 2 files
      found     /img/a.png
      also at   b.md:2 (/img/b.png)
      expected  a name
      fix       correct it"
  `)
})

test.each([
  ['code', { code: 'fact/other' }],
  ['severity', { severity: 'error' }],
  ['found', { found: '{{day}}' }],
  ['fix', { fix: 'remove it' }],
] as const)('keeps findings apart that differ in %s', (_, changes) => {
  expect(groupProblems([problem('a.md:1'), problem('b.md:1', changes)])).toHaveLength(2)
})

test('prints every link out of the site, because a secret could lie behind it', () => {
  const code = 'file/not-of-the-site'
  expect(groupProblems([problem('a.md:1', { code }), problem('b.md:1', { code })])).toHaveLength(2)
})

test('prints errors last, and no more than some causes of a code', () => {
  const many = Array.from({ length: 14 }, (_, at) =>
    problem(`a.md:${at}`, { found: `{{f${at}}}`, fix: `correct ${at}` }),
  )
  const error = problem('z.md', { severity: 'error', code: 'link/unknown-page' })
  const { entries, leftOut, isShort } = reportEntries([error, ...many])
  expect(entries).toHaveLength(11)
  expect(entries.at(-1)).toMatch(/^z\.md {2}error/)
  expect([...leftOut]).toEqual([['fact/unknown', 4]])
  expect(isShort).toBe(true)
  expect(reportEntries(many.slice(0, 3)).isShort).toBe(false)
})

test('ends with the numbers by code, the most frequent first', () => {
  const link = problem('a.md', { severity: 'error', code: 'link/unknown-page' })
  expect(summaryOf([link, problem('a.md:1'), problem('b.md:1')])).toBe(
    '1 error, 1 warning in 2 places.\nBy code: fact/unknown 2, link/unknown-page 1.',
  )
})

test('counts many findings that one change mends alike as one cause', () => {
  const many = Array.from({ length: 4502 }, (_, at) =>
    problem(`${at}.md:1`, { found: `{{f${at}}}` }),
  )
  const { entries, leftOut } = reportEntries(many)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toContain('4502 times in 4,502 files')
  expect(leftOut.size).toBe(0)
  expect(summaryOf(many)).toMatch(/^0 errors, 1 warning in 4502 places\./)
})

test('names what costs readers a page before what costs them nothing', () => {
  const codes = ['git/no-dates', 'fact/unknown', 'content/other-format', 'front-matter/converted']
  const { entries } = reportEntries(codes.map((code) => problem('a.md:1', { code })))
  const found = entries.map((entry) => codes.findIndex((code) => entry.includes(code)))
  expect(found).toEqual([2, 1, 0, 3])
})
