import { expect, test } from 'vitest'
import type { Fact } from '../../shared/data/facts.ts'
import { createDatedFactCheck } from './check-dated-facts.ts'

const fact = (verify?: string, value: string | number = 1): Fact => ({
  value,
  source: ['test'],
  date: '2026-11-21',
  ...(verify === undefined ? {} : { verify }),
})
const check = createDatedFactCheck(
  new Map([
    ['sure', fact()],
    ['shown', fact('ask', 'https://shown.example')],
    ['same', fact('ask', 'https://same.example')],
    ['sureSame', fact(undefined, 'https://same.example')],
    ['open', fact('ask the operator')],
  ]),
)
const found = (source: string, html = '') =>
  check({ file: 'a.md', source, compiled: { html } }).map(
    ({ line, found: what }) => `${line} ${what}`,
  )

test.each([
  'Always {{sure}}.',
  'It is {{open}} as of November 2026.',
  'It is {{ open }} (checked on 2026-11-21).',
  'Everything was read on 21 November 2026.\n\n## A\n\n{{open}}\n\n## B\n\n{{open}}',
  '## A\n\n{{open}}\n\n### B\n\nChecked on 2026-11-21.',
  'Written \\{{open}}.',
])('dated or confirmed: %j', (source) => {
  expect(found(source)).toEqual([])
})

test.each([
  ['It is {{open}} since 2022.', ['1 {{open}} without a date; to be verified: ask the operator']],
  [
    '## A\n\nAs of November 2026.\n\n## B\n\n```bash\n# as of now\n## {{open}} {{open}}\n```',
    ['9 {{open}} without a date; to be verified: ask the operator'],
  ],
])('undated: %j', (source, problems) => {
  expect(found(source)).toEqual(problems)
})

test('facts shown by a component need a date, too', () => {
  const html = '<p><code>https://shown.example</code></p>'
  expect(found('::table', html)).toEqual([
    'undefined {{shown}} without a date; to be verified: ask',
  ])
  expect(found('::table', `${html}<p>As of November 2026.</p>`)).toEqual([])
  expect(found('As of November 2026:\n\n::table', html)).toEqual([])
  expect(found('::table', '<p>https://same.example</p>')).toEqual([])
})

test('a page that shows when it was checked needs no other date', () => {
  const page = { file: 'a.md', source: 'It is {{open}}.', compiled: { html: '' } }
  expect(check({ ...page, checked: '2026-11-21' })).toEqual([])
  expect(check(page)).toHaveLength(1)
})

test('a page of a version is as its release was, and needs no date', () => {
  const file = 'learn_versioned_docs/version-1.0/a.md'
  expect(check({ file, source: 'It is {{open}}.', compiled: { html: '' } })).toEqual([])
})
