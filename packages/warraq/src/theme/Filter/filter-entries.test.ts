import { expect, test } from 'vitest'
import { headedEntries, matchingEntries } from './filter-entries.ts'

/** `h3 Block` is an element with this name and text. */
const parts = (...written: string[]) =>
  written.map((line) => {
    const [localName = '', ...words] = line.split(' ')
    return { localName, textContent: words.join(' ') }
  })

const GLOSSARY = parts(
  'p Terms of the network.',
  'h3 Account',
  'p Holds coins.',
  'h2 B',
  'p Two terms.',
  'h3 Block',
  'p A list of transactions.',
  'table Height and hash',
  'h3 Bridge',
  'p Moves Coins.',
  'h2 Read more',
  'p Elsewhere.',
)

const drawn = (query: string) =>
  [...matchingEntries(headedEntries(GLOSSARY), query)].map(({ elements, group }) => {
    const names = elements.map(({ localName }) => localName).join(' ')
    return `${group?.textContent ?? '-'} / ${elements[0]?.textContent}: ${names}`
  })

test('an entry is a heading with what follows it, below the heading of its group', () => {
  expect(drawn('')).toEqual(['- / Account: h3 p', 'B / Block: h3 p table', 'B / Bridge: h3 p'])
})

test('an entry is found by every word of it, in any case and order', () => {
  expect(drawn('coins')).toEqual(['- / Account: h3 p', 'B / Bridge: h3 p'])
  expect(drawn('coins BRIDGE ')).toEqual(['B / Bridge: h3 p'])
  expect(drawn('coins block')).toEqual([])
})

test('a word does not match across two parts of an entry', () => {
  expect(drawn('AccountHolds')).toEqual([])
})
