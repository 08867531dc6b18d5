import { expect, test } from 'vitest'
import { clientKey, createRateLimit } from './rate-limit.ts'

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
  take('first')
  for (let at = 0; at < 10_000; at++) take(`address ${at}`)
  expect(take('first')).toBe(0)
  expect(take('address 9999')).toBe(60_000)
})

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:0DB8:0001:2::1', '2001:0db8:0001:0002'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['::1', '0000:0000:0000:0000'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000'],
])('%s counts as %s', (address, key) => expect(clientKey(address)).toBe(key))
