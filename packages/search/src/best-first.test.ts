import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'
import type { KnownResult, ResultTexts } from './result-facts.ts'

const terms = new Map([
  ['fee', { word: 0, weight: 2 }],
  ['refund', { word: 1, weight: 3 }],
])
const result = (id: string, texts: Partial<ResultTexts>, score = 10): Known => ({
  id,
  score,
  terms,
  page: id,
  texts: { title: 'Page', heading: 'Section', text: '', asked: [], ...texts },
})
interface Known extends KnownResult {
  readonly id: string
  readonly texts: ResultTexts
}
const order = async (...results: readonly Known[]) =>
  (await bestFirst('refund of a fee', results, async ({ texts }) => texts)).map(({ id }) => id)

test('a section where the words stand together comes before one where they stand apart', async () => {
  const apart = result('apart', { text: `The fee.\n${'x '.repeat(40)}\nA refund.` })
  const together = result('together', { text: `The refund of a fee.\n${'x '.repeat(40)}` }, 9.5)
  expect(await order(apart, together)).toEqual(['together', 'apart'])
})

test('a section that is called like the query comes before one that mentions it', async () => {
  const mention = result('mention', { heading: 'Other things', text: 'A refund of the fee.' })
  const called = result('called', { heading: 'Refund of fees', text: 'A refund of the fee.' }, 9)
  expect(await order(mention, called)).toEqual(['called', 'mention'])
})

test('a much better result stays first, and equal ones stay in order', async () => {
  const best = result('best', { text: 'Nothing.' }, 10)
  const near = result('near', { text: 'The refund of a fee.' }, 0.5)
  expect(await order(best, near)).toEqual(['best', 'near'])
  expect(await order(result('a', {}), result('b', {}), result('c', {}))).toEqual(['a', 'b', 'c'])
  expect(await order()).toEqual([])
})
