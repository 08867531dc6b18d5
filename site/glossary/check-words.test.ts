import { expect, test } from 'vitest'
import { BEGINNER_WORDS } from './beginner-words.ts'
import { checkWords, lostEntries } from './check-words.ts'

const found = (text: string) =>
  checkWords({ file: 'content/user-guides/a.md', text }).map(
    ({ line, found }) => `${line} ${found}`,
  )

test('a word that no link explains is found where it stands first', () => {
  expect(found('The fee is paid\nfor gas, and gas is cheap.')).toEqual(['2 gas'])
})

test.each([
  'Fees pay for [gas](../learn/glossary.md#gas). Gas is cheap.',
  '## Gas',
  '| gas | 1 |',
  'Run `gas` and:\n\n```\ngas\n```',
  'Read [about gas](./gas.md).',
  ':::note[Gas]',
  '::::cards\n:::card{title="Fees" href="/a/"}\nWhat gas is.\n:::\n::::',
  'Press **Edit gas**.',
  'A biogas plant uses no gas-price.',
])('%j needs no link', (text) => {
  expect(found(text)).toEqual([])
})

test('every word has an entry in the glossary', () => {
  const [first, ...others] = BEGINNER_WORDS.map(({ entry }) => entry)
  const lost = (...anchors: string[]) =>
    lostEntries('content/a.md', [{ file: 'content/a.md', compiled: { anchors } }])
  expect(lost(first ?? '', ...others)).toEqual([])
  expect(lost(...others).map(({ found }) => found)).toEqual([`no entry with the id "${first}"`])
})

test('a glossary that was moved is found', () => {
  const pages = [{ file: 'content/moved.md', compiled: { anchors: [] } }]
  expect(lostEntries('content/a.md', pages).map(({ code, found }) => `${code} ${found}`)).toEqual([
    'voice/no-glossary content/a.md',
  ])
})
