import { expect, test } from 'vitest'
import { countersOf } from './client-counters.ts'

const draw = (address: string) =>
  countersOf(address)
    .map(({ key, readers }) => `${key} ${readers}`)
    .join(', ')

test.each([
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '::FFFF:a00:1',
  '0:0:0:0:0:ffff:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '0064:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '64:ff9b:1:abcd::10.0.0.1',
  '2002:a00:1::1',
  '::ffff:10.0.0.1%eth0',
  '10.0.0.1:40001',
  ' 10.0.0.1:443 ',
  '[::ffff:10.0.0.1]:443',
])('%s is the reader 10.0.0.1', (address) => expect(draw(address)).toBe('10.0.0.1 1'))

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002 1, 2001:0db8:0001 4'],
  ['2001:0DB8:0001:2::1', '2001:0db8:0001:0002 1, 2001:0db8:0001 4'],
  ['2001:db8::1', '2001:0db8:0000:0000 1, 2001:0db8:0000 4'],
  ['::1', '0000:0000:0000:0000 1, 0000:0000:0000 4'],
  ['[2001:db8:1:2::1]:443', '2001:0db8:0001:0002 1, 2001:0db8:0001 4'],
  ['[2001:db8:1:2::1]', '2001:0db8:0001:0002 1, 2001:0db8:0001 4'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000 1, fe80:0000:0000 4'],
  ['64:ff9b:2::1', '0064:ff9b:0002:0000 1, 0064:ff9b:0002 4'],
])('%s counts for its network and the one around it', (address, counters) => {
  expect(draw(address)).toBe(counters)
})

test.each([
  '',
  'unknown',
  '_hidden',
  ':::',
  '1:2:3',
])('"%s" is no address and counts as it is', (text) => {
  expect(draw(text)).toBe(`${text} 1`)
})

test('a long text is cut', () => {
  expect(countersOf('x'.repeat(10_000))[0].key).toBe('x'.repeat(64))
})
