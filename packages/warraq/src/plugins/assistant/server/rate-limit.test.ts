import { expect, test } from 'vitest'
import { clientKey, createRateLimit } from './rate-limit.ts'

test('the window slides', () => {
  let now = 0
  const { take } = createRateLimit({ limit: 2, windowMs: 1000, now: () => now })
  const at = (time: number, address = '1.1.1.1') => {
    now = time
    return take(address)
  }
  expect([at(0), at(400), at(500), at(999), at(1000), at(1100)]).toEqual([0, 0, 500, 1, 0, 300])
  expect(at(1100, '2.2.2.2')).toBe(0)
})

test('the number of stored addresses is limited', () => {
  const { take } = createRateLimit({ limit: 1, windowMs: 1000, now: () => 0 })
  take('first')
  for (let at = 0; at < 10_000; at++) take(`address ${at}`)
  expect(take('first')).toBe(0)
  expect(take('address 9999')).toBe(1000)
})

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, key) => expect(clientKey(address)).toBe(key))
