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
  const glossary = (...anchors: string[]) => ({ file: 'content/a.md', compiled: { anchors } })
  expect(lostEntries(glossary(first ?? '', ...others))).toEqual([])
  expect(lostEntries(glossary(...others)).map(({ found }) => found)).toEqual([
    `no entry with the id "${first}"`,
  ])
})
