import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { runProblem, syntaxProblem } from './mdx-problems.ts'

const PAGE = { file: 'a.mdx', firstLine: 5, written: '' }

test.each([
  ['3:1-3:5: Unexpected end of file (mdx-jsx:end)', 'a.mdx:7', 'Unexpected end of file'],
  ['2:9: Unexpected character `<` (a:b)', 'a.mdx:6', 'Unexpected character `<`'],
  ['1:1: first\nsecond', 'a.mdx:5', 'first\nsecond'],
  ['Could not parse (see above)', 'a.mdx', 'Could not parse (see above)'],
  ['at 3:1: no place in front', 'a.mdx', 'at 3:1: no place in front'],
])('a parser error %j', (message, place, found) => {
  const problem = syntaxProblem(new Error(message), '\n\n\n', PAGE)
  expect(problem.found).toBe(found)
  expect(formatDiagnostic(problem)).toContain(`${place}  error  mdx/syntax`)
})

test('a parser may throw anything', () => {
  expect(syntaxProblem('2:1: text', 'a\nb', PAGE)).toMatchObject({ line: 6, found: 'text' })
})

test('a syntax problem has the line and the words of the author', () => {
  // The prepared text has a hidden break before the line that closes a container.
  const source = ':::note[A]\n<b>\n\r:::\n<Tabs>\nx {a b}\n'
  const page = { ...PAGE, written: ':::note A\n<b>\n:::\n<Tabs>\nx {a b}\n' }
  expect(
    syntaxProblem('6:3: Could not parse expression with oxc: Bad (x:y)', source, page),
  ).toEqual(expect.objectContaining({ line: 9, found: 'x {a b} (Invalid expression: Bad)' }))
  expect(syntaxProblem('6:3: Expected a tag for `<Tabs>` (5:1) before it', source, page)).toEqual(
    expect.objectContaining({ found: 'x {a b} (Expected a tag for `<Tabs>` in line 8 before it)' }),
  )
  expect(syntaxProblem('1:1: Bad', source, page).found).toBe(':::note A (Bad)')
  expect(syntaxProblem('1:1: Bad', 'x', { ...page, written: 'x'.repeat(90) }).found).toBe(
    `${'x'.repeat(79)}… (Bad)`,
  )
})

const LINES: Readonly<Record<string, number>> = { '<Chart': 3, chainId: 4, '.length': 6 }
const lineOf = (text: string) => LINES[text]

test.each([
  ['chainId is not defined', 4],
  ['chainId is not a function', 4],
  ["Cannot read properties of undefined (reading 'length')", 6],
  ['other is not defined', undefined],
  ['something else', undefined],
])('an expression that fails with %j is reported on line %s', (message, line) => {
  const problem = runProblem(new TypeError(message), 'a.mdx', lineOf)
  expect(problem.line).toBe(line)
  expect(problem.found).toBe(message)
})

test('an undefined component is distinguished from an expression', () => {
  const cause = new Error('Expected component `Chart` to be defined: you likely forgot to import')
  expect(formatDiagnostic(runProblem(cause, 'a.mdx', lineOf))).toMatchInlineSnapshot(`
    "a.mdx:3  error  mdx/failed
      found     <Chart>, which neither the site nor an import names
      expected  components and expressions that can be rendered while the site is built
      fix       correct the name, or import the component"
  `)
})

test('so is an undefined object of components, such as Chart in <Chart.Bar>', () => {
  const cause = new Error('Expected object `Chart` to be defined: you likely forgot to import')
  expect(runProblem(cause, 'a.mdx', lineOf)).toMatchObject({
    line: 3,
    found: '<Chart>, which neither the site nor an import names',
  })
})
