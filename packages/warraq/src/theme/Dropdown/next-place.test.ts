import { expect, test } from 'vitest'
import { nextPlace } from './next-place.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', -1, 2],
  ['Enter', 1, undefined],
])('of three links, %s moves from %i to %s', (key, at, next) => {
  expect(nextPlace(key, at, 3)).toBe(next)
})
