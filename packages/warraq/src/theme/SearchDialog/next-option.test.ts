import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [2, -1, 1],
  [null, 1, 0],
  [null, -1, 2],
] as const)('of three options, from %j by %j comes %j', (current, step, next) => {
  expect(nextOption(current, step, 3)).toBe(next)
})
