import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', 'br'],
  ['BR;q=0.5', 'br'],
  ['*', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['gzip; q=0.000, *', 'br'],
  ['gzip;q=0, br;q=0, *', undefined],
  ['*;q=0', undefined],
  ['gzip;q=0, identity', undefined],
  ['', undefined],
  ['gzipped', undefined],
])('"%s" accepts %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['gzip', 'br'])).toBe(encoding)
})
