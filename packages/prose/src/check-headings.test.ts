import { expect, test } from 'vitest'
import { checkHeadings } from './check-headings.ts'

/** A page with headings of these levels and texts; by default its source is Markdown of them. */
function check(
  headings: readonly (readonly [level: number, html: string])[],
  text = headings.map(([level, html]) => `${'#'.repeat(level)} ${html}\n`).join('\n'),
  file = 'a.md',
) {
  const html = headings.map(([level, inner]) => `<h${level}>${inner}</h${level}>`).join('')
  return checkHeadings({ file, text, compiled: { html } })
}

const lines = (...args: Parameters<typeof check>) =>
  check(...args).map(({ code, line, found }) => `${line} ${code} ${found}`)

test('headings nest', () => {
  expect(
    lines([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
      [2, 'D'],
    ]),
  ).toEqual([])
  expect(
    lines(
      [
        [2, 'B'],
        [4, '<code>C</code> <a href="x">d</a>'],
        [2, 'B'],
        [3, 'B'],
      ],
      '## B\n\n#### `C` [d](x.md)\n\n## B\n\n### B\n',
    ),
  ).toEqual(['3 heading/skipped-level "C d" of level 4 below level 2'])
  expect(
    lines(
      [
        [1, 'A'],
        [1, 'B'],
      ],
      '# A\n\n```md\n# Code\n```\n\n# B\n',
    ),
  ).toEqual(['7 heading/second-title a second first-level heading, "B"'])
  expect(
    lines([
      [1, 'Обзор'],
      [2, 'Б'],
      [4, 'Детали'],
    ]),
  ).toEqual(['5 heading/skipped-level "Детали" of level 4 below level 2'])
})

test.each([
  ['underlined', 'B\n---\n\n#### D\n', 'a.md', 4],
  ['in a list', '## B\n\n- #### D\n', 'a.md', 3],
  ['of HTML', '## B\n\n<div>\n<H4 id=x>D</H4></div>\n', 'a.md', 4],
  ['of JSX', '## B {#b}\n\n<div>\n  <h4>D</h4>\n</div>\n', 'a.mdx', 4],
  ['with an id', '## B\n\n```md\n#### D\n```\n\n#### D {#d}\n', 'a.mdx', 7],
] as const)('a heading %s is reported with its line', (_, text, file, line) => {
  expect(
    check(
      [
        [2, 'B'],
        [4, 'D'],
      ],
      text,
      file,
    ),
  ).toMatchObject([{ line }])
})
