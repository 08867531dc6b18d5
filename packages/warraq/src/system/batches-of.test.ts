import { expect, test } from 'vitest'
import { batchesOf } from './batches-of.ts'

test('cuts a list in order, the rest last', () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(batchesOf([1, 2], 2)).toEqual([[1, 2]])
  expect(batchesOf([], 2)).toEqual([])
})
