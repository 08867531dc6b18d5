import { expect, test } from 'vitest'
import { LoopError, runBounded } from './run-bounded.ts'

const loop = () => {
  for (;;) {}
}

test('code that ends returns its value, and throws what it throws', () => {
  expect(runBounded(() => runBounded(() => 1) + 1)).toBe(2)
  expect(() =>
    runBounded(() => {
      throw new RangeError('x')
    }),
  ).toThrow(RangeError)
})

test('code that loops is stopped, also within other code', () => {
  expect(() => runBounded(loop, 50)).toThrow(LoopError)
  expect(
    runBounded(() => {
      try {
        return runBounded(loop, 50)
      } catch (cause) {
        return cause instanceof LoopError
      }
    }),
  ).toBe(true)
})
