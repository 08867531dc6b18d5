import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('the window slides', () => {
  let now = 0
  const take = createRateLimit(2, () => now)
  const at = (second: number, address = '1.1.1.1') => {
    now = second * 1000
    return take(address) / 1000
  }
  expect([at(0), at(24), at(30), at(59), at(60), at(66)]).toEqual([0, 0, 30, 1, 0, 18])
  expect(at(66, '2.2.2.2')).toBe(0)
})

test('the number of stored addresses is limited', () => {
  const take = createRateLimit(1, () => 0)
  take('9.9.9.9')
  for (let at = 0; at < 10_000; at++) take(`10.0.${at >> 8}.${at & 255}`)
  expect(take('9.9.9.9')).toBe(0)
  expect(take('10.0.39.15')).toBe(60_000)
})

test('a reader with many networks counts as few readers', () => {
  let now = 0
  const take = createRateLimit(2, () => now)
  const waits = (network: string) =>
    Array.from({ length: 12 }, (_, at) => take(`${network}:${at.toString(16)}::1`))
  expect(waits('2001:db8:1').filter((wait) => wait === 0)).toHaveLength(8)
  expect(waits('2001:db8:2').filter((wait) => wait === 0)).toHaveLength(8)
  now = 60_000
  expect(take('2001:db8:1:ff::1')).toBe(0)
})

test('a refused request does not count', () => {
  let now = 0
  const take = createRateLimit(1, () => now)
  take('1.1.1.1')
  now = 59_000
  expect(take('1.1.1.1')).toBe(1000)
  now = 60_000
  expect(take('1.1.1.1')).toBe(0)
})
