import { expect, test } from 'vitest'
import { eachAtOnce } from './each-at-once.ts'

test('uses every item once, and no more than the given number at a time', async () => {
  let running = 0
  let most = 0
  const used: number[] = []
  await eachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    used.push(item)
    running--
  })
  expect(used).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('fails with the first error', async () => {
  const failing = eachAtOnce(['a', 'b'], 1, (item) => Promise.reject(new Error(item)))
  await expect(failing).rejects.toThrow('a')
})
