import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['faucet', 'faucet', 0],
  ['facuet', 'faucet', 1],
  ['fauct', 'faucet', 1],
  ['fawcet', 'faucet', 1],
  ['ffaucet', 'faucet', 1],
  ['ledegr', 'ledger', 1],
  ['validater', 'validator', 1],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['', '', 0],
  ['', 'ab', 2],
  ['Note', 'note', 1],
])('%s to %s is %i, and back', (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance)
  expect(editDistance(to, from)).toBe(distance)
})

test('more than the limit is one more than the limit', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(editDistance('a', 'abcdef', 2)).toBe(3)
})
