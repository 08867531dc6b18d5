import { expect, test } from 'vitest'
import { resultFacts } from './result-facts.ts'

const terms = new Map([
  ['fee', { word: 0, weight: 1 }],
  ['refund', { word: 1, weight: 3 }],
])
const known = { weakest: 0.25, terms, sections: 1 }
const facts = (...results: readonly Partial<Parameters<typeof resultFacts>[0][number]>[]) =>
  resultFacts(
    results.map((result) => ({
      ...known,
      score: 1,
      page: 'a',
      title: '',
      heading: '',
      text: '',
      ...result,
    })),
  )

test('shares are those of the weight of the query', () => {
  const [found] = facts({ title: 'Fees', heading: 'The refund of coins', text: 'Fee, refund.' })
  expect(found).toMatchObject({ title: 0.25, heading: 0.75, headingOnly: 0.5, lead: 1, near: 1 })
})

test('an opening has no heading', () => {
  expect(facts({ title: 'Fee' })).toMatchObject([{ heading: 0, headingOnly: 0, isOpening: 1 }])
})

test('scores are compared with the best one, and a page counts once', () => {
  const [first, second, third] = facts({ score: 2 }, { score: 4 }, { score: 1, page: 'b' })
  expect([first?.score, second?.score]).toEqual([Math.log(0.5), 0])
  expect([first, second, third].map((result) => result?.isFirstOfPage)).toEqual([1, 0, 1])
})

test('a query of names only, without terms of its own, has finite facts', () => {
  const [found] = resultFacts([
    { ...known, terms: new Map(), score: 1, page: 'a', title: 'A', heading: 'B', text: 'C' },
  ])
  expect(Object.values(found ?? {}).every(Number.isFinite)).toBe(true)
})
