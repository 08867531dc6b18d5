import { expect, test } from 'vitest'
import { RESULT_FACTS, resultFacts } from './result-facts.ts'
import { RESULT_WEIGHTS } from './result-weights.ts'

const terms = new Map([
  ['fee', { word: 0, weight: 1 }],
  ['refund', { word: 1, weight: 3 }],
])
const known = {
  score: 1,
  page: 'a',
  title: '',
  heading: '',
  text: '',
  asked: [] as readonly string[],
  weakest: 0.25,
  terms,
}
const facts = (...results: readonly Partial<typeof known>[]) =>
  resultFacts(
    results.map((result) => ({ ...known, ...result })),
    results.map((result) => ({ ...known, ...result })),
  )

test('shares are those of the weight of the query', () => {
  const [found] = facts({ title: 'Fees', heading: 'The refund of coins', text: 'Fee, refund.' })
  expect(found).toEqual([0, 1, 0.25, 0.75, 1, Math.log(13), 1, 0.25, 0.25, 0, 0])
  expect([found?.length, RESULT_WEIGHTS.length]).toEqual([RESULT_FACTS.length, RESULT_FACTS.length])
})

test('the first result of a page is told from its others', () => {
  const found = facts({ score: 2 }, { score: 4 }, { score: 1, page: 'b' })
  expect(found.map(([score]) => score)).toEqual([Math.log(2), Math.log(4), 0])
  expect(found.map((result) => result[6])).toEqual([1, 0, 1])
})

test('the name of the opening of a page is its title', () => {
  const [opening, section] = facts({ title: 'Refund' }, { title: 'Refund', heading: 'Coins' })
  expect([opening?.[3], section?.[3]]).toEqual([0.75, 0])
})

test('a name that says no more than the query counts most, the less the longer the query', () => {
  const oneWord = new Map([['fee', { word: 0, weight: 1 }]])
  const found = facts(
    { terms: oneWord, heading: 'The fee' },
    { terms: oneWord, heading: 'Fee refund' },
    { terms, heading: 'Fee refund' },
    { terms, title: 'Coins' },
  )
  expect(found.map((result) => result[8])).toEqual([1, 0.5, 0.5, 0])
})

test('what readers say counts in all, and the phrase that says nothing besides the query most', () => {
  const found = facts(
    { asked: ['pay a fee', 'money refund'] },
    { asked: ['refund of my fee', 'refund'] },
    { asked: [] },
  )
  expect(found.map((result) => result.slice(9))).toEqual([
    [1, 0.375],
    [1, 1],
    [0, 0],
  ])
})

test('a query of names only, without terms of its own, has finite facts', () => {
  const [found] = facts({ terms: new Map(), title: 'A', heading: 'B', text: 'C' })
  expect(found?.every(Number.isFinite)).toBe(true)
})
