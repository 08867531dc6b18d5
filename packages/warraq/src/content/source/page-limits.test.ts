import { expect, test } from 'vitest'
import { parserProblem } from './page-limits.ts'
import { prepareSource } from './prepare-source.ts'

const problemOf = (text: string, format: 'md' | 'mdx' = 'md') => {
  const problem = parserProblem(text, { file: 'a.md', format, firstLine: 3 })
  return problem && `${problem.code}:${problem.line}`
}

test.each([
  'a:',
  ':',
  '<http://',
  '_a',
  '://',
  'a:b[c] ',
  '[',
  '<a@',
  '*a\n',
  '&lt;a b\n',
])('a paragraph of nothing but %j is refused without parsing it', (part) => {
  expect(problemOf(`# A\n\n${part.repeat(100_000)}`)).toMatch(/^content\/too-much-markup:/)
})

test.each([
  ['quotations', '> '.repeat(1000)],
  ['lists', '1. '.repeat(1000)],
  ['containers', ':::note\n'.repeat(5000) + ':::\n'.repeat(5000)],
])('%s nested too deeply are refused without parsing them', (_, text) => {
  expect(problemOf(text)).toMatch(/^html\/too-deep:/)
})

test('braces of MDX that stay open are refused without parsing them', () => {
  expect(problemOf('{{\n'.repeat(1000), 'mdx')).toBe('html/too-deep:203')
  expect(problemOf('{{\n'.repeat(1000))).toBeUndefined()
})

test.each([
  ['parentheses', `{${'('.repeat(2000)}1${')'.repeat(2000)}}`],
  ['functions', `export const a = ${'b => '.repeat(2000)}1`],
  ['elements of an expression', `{${'<b>\n\n'.repeat(2000)}}`],
])('%s of MDX nested too deeply are refused without parsing them', (_, text) => {
  expect(problemOf(text, 'mdx')).toMatch(/^html\/too-deep:/)
  expect(problemOf(text)).toBeUndefined()
})

test('MDX that leaves hundreds of elements open is refused without parsing it', () => {
  expect(problemOf('<A b="c">\n\n'.repeat(500), 'mdx')).toMatch(/^html\/too-deep:/)
  expect(problemOf('<A>\n\na\n\n</A>\n\n<br>\n\n<B/>\n\n'.repeat(500), 'mdx')).toBeUndefined()
  expect(problemOf('<A>a</A>\n\nA `List<a>`, or\n\n'.repeat(500), 'mdx')).toBeUndefined()
})

test('text of MDX with parentheses that stay open is read', () => {
  expect(problemOf('Does it work? So: yes :( `<A>`\n\n'.repeat(3000), 'mdx')).toBeUndefined()
})

test.each([
  [
    'many paragraphs',
    'A word: `code`, [a](./b.md), *c* and <https://a.example>.\n\n'.repeat(20_000),
  ],
  ['a long table', '| a:b | *c* | <https://a.example> |\n'.repeat(30_000)],
  ['a long list', '- a:b *c* <https://a.example>\n'.repeat(30_000)],
  ['code in one line', `\`\`\`json\n${'{"a":["b"]},'.repeat(50_000)}\n\`\`\`\n`],
  ['a drawing', `<svg viewBox="0 0 1 1">\n${'<g><path d="M1 2"/></g>\n'.repeat(30_000)}</svg>\n`],
  ['many containers', ':::note\na\n:::\n'.repeat(10_000)],
  ['a rule', '*'.repeat(200)],
])('%s are read', (_, text) => {
  expect(problemOf(text)).toBeUndefined()
})

test('a refused page has no text left to parse', () => {
  const options = { file: 'a.md', firstLine: 1, containers: new Set<string>() }
  expect(prepareSource(':'.repeat(200_000), { ...options, format: 'md' })).toMatchObject({
    text: undefined,
    problems: [{ code: 'content/too-much-markup', line: 1 }],
  })
})
