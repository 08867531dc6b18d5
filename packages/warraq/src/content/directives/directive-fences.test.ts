import { expect, test } from 'vitest'
import { prepareSource } from '../source/prepare-source.ts'

const containers = new Set(['note', 'tip', 'tabs', 'tab'])
const prepare = (...lines: string[]) =>
  prepareSource(lines.join('\n'), { file: 'a.md', format: 'md', firstLine: 1, containers })

test('turns a title after the type into a label', () => {
  expect(prepare(':::note Read *this* {#x}', 'text', ':::').text).toBe(
    ':::note[Read *this*]{#x}\ntext\n:::',
  )
})

test('gives an outer container more colons than the containers inside it', () => {
  expect(prepare(':::note', ':::tip', 'a', ':::', 'b', ':::').text).toBe(
    '::::note\n:::tip\na\n:::\nb\n::::',
  )
})

test('closes the container of exactly as many colons', () => {
  const { text, problems } = prepare('::::tabs', ':::tab', 'a', ':::', ':::tab', 'b', ':::', '::::')
  expect(text).toBe('::::tabs\n:::tab\na\n:::\n:::tab\nb\n:::\n::::')
  expect(problems).toEqual([])
})

test('leaves code blocks alone', () => {
  const source = ['```md', ':::nope', '```', ':::note', 'x', ':::'].join('\n')
  expect(prepare(source)).toEqual({ text: source, problems: [] })
})

test('keeps the indentation of a container in a list', () => {
  expect(prepare('1. a', '', '   :::note', '   b', '   :::').text).toBe(
    '1. a\n\n   :::note\n   b\n   :::',
  )
})

test('prints a closing line that closes nothing as text', () => {
  expect(prepare('a', ':::', 'b').text).toBe('a\n:::\nb')
})

test('reports an unknown directive with its line and the nearest known one', () => {
  expect(prepare('', ':::nota', ':::').problems).toEqual([
    {
      code: 'directive/unknown',
      severity: 'warning',
      file: 'a.md',
      line: 2,
      found: ':::nota',
      expected: 'one of: note, tab, tabs, tip',
      fix: 'did you mean :::note? Until then it is a plain box with this name',
    },
  ])
})

test('reports a container that is never closed', () => {
  expect(prepare(':::note', 'a').problems).toMatchObject([{ code: 'directive/unclosed', line: 1 }])
})

test('keeps links and code of a title, and escapes brackets that do not pair', () => {
  expect(prepare(':::note See [the page](./x.md) and `a[0]`', ':::').text).toBe(
    ':::note[See [the page](./x.md) and `a[0]`]\n:::',
  )
  expect(prepare(':::note [x](y) first {#a}', ':::').text).toBe(':::note[[x](y) first]{#a}\n:::')
  expect(prepare(':::note From [0 to 1)', ':::').text).toBe(':::note[From \\[0 to 1)]\n:::')
})

test('reads a container that begins on the line of a list item', () => {
  expect(prepare('- :::note Title', '  a', '  :::', '1. :::tip', '   :::').text).toBe(
    '- :::note[Title]\n  a\n  :::\n1. :::tip\n   :::',
  )
})

test.each([
  ['HTML', ['<details>', '', 'a', '', '</details>']],
  ['an element of a component', ['<Badge text="a">']],
  ['a table', ['| a |', '|---|', '| b |']],
  ['a link definition', ['[a]: ./b.md']],
])('closes a container directly below %s', (_, lines) => {
  const { text, problems } = prepare(':::note', ...lines, ':::', 'after')
  expect(problems).toEqual([])
  expect(text).toBe([':::note', ...lines, '\r:::', 'after'].join('\n'))
})

test('reads a container directly below HTML, with the mark of a quotation', () => {
  expect(prepare('<div>', ':::note', 'a', ':::', '</div>').text).toBe(
    '<div>\n\r:::note\na\n\r:::\n</div>',
  )
  expect(prepare('> :::note', '> <br>', '> :::').text).toBe('> :::note\n> <br>\n> \r> :::')
})

test('leaves lines of colons in comments and preformatted HTML alone', () => {
  const lines = ['<pre>', ':::', '</pre>', '', '<!--', ':::note', '::::', '-->', '', 'a']
  expect(prepare(':::note', ...lines, ':::')).toEqual({
    text: ['::::: note'.replace(' ', ''), ...lines, ':::::'].join('\n'),
    problems: [],
  })
  expect(prepare(...lines)).toEqual({ text: lines.join('\n'), problems: [] })
})

test('ends a container that is not closed where the one around it ends', () => {
  const { text, problems } = prepare('::::tabs', ':::tab', 'a', '::::', 'b')
  expect(text).toBe('::::tabs\n:::tab\na\n:::\r::::\nb')
  expect(problems).toMatchObject([{ code: 'directive/unclosed', line: 2, found: ':::tab' }])
})

test('quotes the line of its author', () => {
  expect(prepare('> ::: note Open *it*', '> a').problems).toMatchObject([
    { code: 'directive/unclosed', line: 1, found: '::: note Open *it*' },
  ])
})

test('shows the line of another syntax as text, and reports it once', () => {
  const { text, problems } = prepare(
    '::: some.module.Name',
    '    option: a',
    '',
    ':::note',
    'b',
    ':::',
  )
  expect(text).toBe('\\::: some.module.Name\n    option: a\n\n:::note\nb\n:::')
  expect(problems).toMatchObject([
    {
      code: 'directive/unknown',
      severity: 'warning',
      line: 1,
      found: '::: some.module.Name',
      fix: expect.stringMatching(/Until then the line is shown as text$/),
    },
  ])
})
