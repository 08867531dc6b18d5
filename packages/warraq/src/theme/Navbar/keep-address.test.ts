import { expect, test } from 'vitest'
import { withAddress } from './keep-address.ts'

test.each([
  ['/ar/', '', '', '', '/ar/'],
  ['/ar/', '?a=1', '#b', '', '/ar/?a=1#b'],
  ['/ar/?from=menu', '', '', 'from=menu', '/ar/?from=menu'],
  ['/ar/?old=1#c', '?a=1', '#b', 'from=menu', '/ar/?a=1&from=menu#b'],
])('%s with %s, %s and %s is %s', (href, search, hash, added, expected) => {
  expect(withAddress(href, { search, hash }, added)).toBe(expected)
})
