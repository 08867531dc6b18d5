import { expect, test } from 'vitest'
import { nearFirst } from './near-first.ts'

const terms = new Map([
  ['fee', { word: 0, weight: 2 }],
  ['refund', { word: 1, weight: 3 }],
])
const order = async (texts: readonly string[], scores: readonly number[]) => {
  const results = texts.map((text, at) => ({ text, terms, score: scores[at] ?? 0 }))
  const sorted = await nearFirst(results, async ({ text }) => text)
  return sorted.map(({ text }) => text)
}

test('a section where the words stand together comes first', async () => {
  const apart = `The fee.\n${'x '.repeat(200)}\nA refund.`
  const together = 'The refund of a fee.'
  expect(await order([apart, together], [10, 9])).toEqual([together, apart])
})

test('a much better result stays first, and equal ones stay in order', async () => {
  expect(await order(['Nothing.', 'The refund of a fee.'], [10, 4])).toEqual([
    'Nothing.',
    'The refund of a fee.',
  ])
  expect(await order(['a', 'b', 'c'], [1, 1, 1])).toEqual(['a', 'b', 'c'])
  expect(await order([], [])).toEqual([])
})
