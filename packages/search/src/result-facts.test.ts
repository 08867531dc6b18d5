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
  terms,
}
const facts = (...results: readonly Partial<typeof known>[]) =>
  resultFacts(
    'what is the fee refund',
    results.map((result) => ({ ...known, ...result })),
    results.map((result) => ({ ...known, ...result })),
  )

const fact = (at: number, ...results: readonly Partial<typeof known>[]) =>
  facts(...results).map((result) => result[at])

test('shares are those of the weight of the query', () => {
  const [found] = facts({ title: 'Fees', heading: 'The refund of coins', text: 'Fee, refund.' })
  expect(found).toEqual([0, 1, 1, 1, 0, 0.25, 0.375, 0, 1, 0, 1])
  expect([found?.length, RESULT_WEIGHTS.length]).toEqual([RESULT_FACTS.length, RESULT_FACTS.length])
})

test('the first result of a page is told from its others', () => {
  const results = [{ score: 2 }, { score: 4 }, { score: 1, page: 'b' }]
  expect(fact(0, ...results)).toEqual([Math.log(2), Math.log(4), 0])
  expect(fact(3, ...results)).toEqual([1, 0, 1])
})

test('the opening of a page has the name of the page', () => {
  const results = [{ title: 'Refund' }, { title: 'Refund', heading: 'Coins' }]
  expect(fact(4, ...results)).toEqual([0.5, 0])
  expect(fact(6, ...results)).toEqual([0.75, 0])
})

test('a name fits by what it says of the query, the less the more it says besides', () => {
  const names = ['The fee refund', 'Fee', 'Fee of coins', 'Coins']
  expect(fact(6, ...names.map((heading) => ({ heading })))).toEqual([1, 0.25, 0.125, 0])
})

test('a name of a task fits less unless the query is about the task', () => {
  const names = ['The fee refund', 'Get the fee refund', 'Using the fee refund']
  expect(fact(6, ...names.map((heading) => ({ heading })))).toEqual([1, 2 / 3, 2 / 3])
})

test('what readers say counts in all, and the phrase that fits best', () => {
  const results = [
    { asked: ['pay a fee', 'money refund'] },
    { asked: ['refund of my fee', 'refund'] },
    { asked: [] },
  ]
  expect(fact(7, ...results)).toEqual([0.375, 1, 0])
  expect(fact(8, ...results)).toEqual([1, 1, 0])
})

test('pairs of words count with words without meaning', () => {
  const results = [{ asked: ['what is a fee'] }, { asked: ['the fees refunded'] }, {}]
  expect(fact(9, ...results)).toEqual([0.25, 0.5, 0])
})

test('a word counts in any form, not in a longer word', () => {
  const results = [
    { text: 'Refunded.' },
    { text: 'A feed.' },
    { heading: 'Fee', asked: ['refund'] },
  ]
  expect(fact(10, ...results)).toEqual([0.5, 0, 1])
})

test('a query of names only, without terms of its own, has finite facts', () => {
  const [found] = facts({ terms: new Map(), title: 'A', heading: 'B', text: 'C' })
  expect(found?.every(Number.isFinite)).toBe(true)
})
