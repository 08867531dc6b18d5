import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { reportedOf } from '../compile-page.fixtures.ts'
import { compilePage } from '../compile-page.ts'

test.each([
  ['a\n\nSee <a href=/nowhere/>x</a>', ['3 html/unquoted: <a href=/nowhere/>']],
  ['> see\n> <a class="b"\n> href=/x/>x</a>', ['2 html/unquoted: <a class="b"\n> href=/x/>']],
  ['| a |\n|---|\n| \\| <A HREF=/y>x</A> |', ['3 html/unquoted: <A HREF=/y>']],
  ['See <a href=https://a.example/b>x</a>', ['1 html/unquoted: <a href=https://a.example/b>']],
  [
    '- <img src=a//b.png/> <b d=/e>f</b>',
    ['1 html/unquoted: <img src=a//b.png/>', '1 html/unquoted: <b d=/e>'],
  ],
  ['## A <a href = /b>c</a>', ['1 html/unquoted: <a href = /b>']],
  [':::note[A <a href=/b>c</a>]\n\n:::', ['1 html/unquoted: <a href=/b>']],
])('refuses the unquoted tag in %j, which the parser takes for text', async (text, problems) => {
  expect(await reportedOf(text)).toEqual(problems)
})

test.each([
  '<div><a href=/y/>x</a></div>',
  'a <a href=y>x</a>',
  'a \\<a href=/y/> &lt;a href=/y/> `<a href=/y/>`',
  '> a <b c=/d\n> e',
  'a <b c\n> d=/e>',
  'a <b c=/d e',
  'Map<K,V> and 1 <2 a=/b>',
])('takes %j, which CommonMark reads as we do', async (text) => {
  expect((await reportedOf(text)).join()).not.toContain('html/unquoted')
})

test('an unquoted tag in the prerequisites is refused with its line', async () => {
  const needs = {
    lines: ['See <a href=/y/>x</a>'],
    yaml: 'title: A\nneeds:\n  - See <a href=/y/>x</a>',
  }
  const body = { file: 'a.md', format: 'md', text: 'a', firstLine: 6, needs } as const
  const { problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems).toMatchObject([{ code: 'html/unquoted', line: 4, found: '<a href=/y/>' }])
})

test('a row with more cells than columns is reported, because readers do not see them', async () => {
  const table = '| a | b |\n| --- | --- |\n| `x \\| y` | z |\n| 1 |\n| `x | y` | z |\n'
  for (const format of ['md', 'mdx'] as const) {
    const text = `Text.\n\n${table}\n- ${table.replaceAll('\n', '\n  ')}`
    const { problems } = await compilePage(
      { file: 'a.md', format, text, firstLine: 3 },
      PLAIN_CONTEXT,
    )
    expect(problems.map(({ code, line, found }) => [code, line, found])).toEqual([
      ['table/lost-cells', 9, 'a row of 3 cells in a table of 2 columns'],
      ['table/lost-cells', 15, 'a row of 3 cells in a table of 2 columns'],
    ])
  }
})

test.each([
  ['| a | b |\n|---|\n| 1 | 2 |', '1 table/unread: a first line of 2 cells above dashes for 1'],
  ['Text:\n| a |\n| - | - |', '2 table/unread: a first line of 1 cell above dashes for 2'],
  ['- > a | b\n  > --|--|--', '1 table/unread: a first line of 2 cells above dashes for 3'],
])('a table that stays text is reported: %j', async (text, problem) => {
  expect(await reportedOf(text)).toEqual([problem])
})

test.each([
  '| a | b |\n|---|---|\n| 1 |',
  'a | b\n\n--- | ---',
  'One | two\n---\n\nThree',
  '```text\n| a | b |\n|---|\n```',
  'Use `a|b`\n- one\n- two',
])('a table, or text without one, is not: %j', async (text) => {
  expect(await reportedOf(text)).toEqual([])
})

test('a note that no reference leads to, or whose name is taken, is reported', async () => {
  const text =
    'A[^a] b[^b].\n\n[^a]: First.\n[^a]: Second.\n\n[^B]: Shown.\n\n[^c]: No reference.\n'
  for (const format of ['md', 'mdx'] as const) {
    const { problems } = await compilePage(
      { file: 'a.md', format, text, firstLine: 3 },
      PLAIN_CONTEXT,
    )
    expect(problems.map(({ code, line, found }) => [code, line, found.slice(0, 4)])).toEqual([
      ['footnote/not-shown', 6, '[^a]'],
      ['footnote/not-shown', 10, '[^c]'],
    ])
  }
})
