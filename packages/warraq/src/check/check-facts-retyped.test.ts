import { expect, test } from 'vitest'
import { createRetypedFactCheck } from './check-facts-retyped.ts'

const fact = (value: string | number, guarded = true) => ({
  value,
  source: ['test'],
  date: '2026-11-21',
  guarded,
})
const check = createRetypedFactCheck(
  new Map([
    ['main.id', fact(11235)],
    ['main.cosmos', fact('haqq_11235-1')],
    ['main.rpc', fact('https://rpc.example.org')],
    ['main.version', fact('v1.8.5')],
    ['main.set', fact(150, false)],
  ]),
)
const found = (text: string) =>
  check('a.md', text).map(({ line, found: value, fix }) => `${line} ${value} ${fix}`)

test('finds values in text, links and code with their line', () => {
  expect(found('x\nchain 11235, `v1.8.5`\n[a](https://rpc.example.org/path)')).toEqual([
    '2 11235 write {{main.id}}',
    '2 v1.8.5 write {{main.version}}',
    '3 https://rpc.example.org write {{main.rpc}}',
  ])
})

test('in a code block, the fix asks for facts', () => {
  expect(found('```bash\n11235\n```\n\n```bash facts\n11235\n```')).toEqual([
    '2 11235 write {{main.id}}, and "facts" after the language of the code block',
    '6 11235 write {{main.id}}',
  ])
})

test('takes the longest value and counts a position once', () => {
  expect(found('id haqq_11235-1')).toEqual(['1 haqq_11235-1 write {{main.cosmos}}'])
})

test.each([
  '{{main.id}}',
  '111235',
  '11235.5',
  'a11235',
  'x/11235',
  'v1.8.50',
  'https://rpc.example.org.evil',
  '150',
])('%s is fine', (text) => {
  expect(found(text)).toEqual([])
})

test('copies for versions hold the values of their time', () => {
  const text = 'The id is 11235.\n'
  expect(check('docs/a.md', text)).toHaveLength(1)
  expect(check('docs_versioned_docs/version-1.0/a.md', text)).toEqual([])
  expect(check('i18n/fr/docusaurus-plugin-content-docs-docs/version-1.0/a.md', text)).toEqual([])
})
