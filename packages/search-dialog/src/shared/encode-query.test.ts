import { expect, test } from 'vitest'
import { encodeQuery } from './encode-query.ts'

test.each([
  ['a b & c', 'a%20b%20%26%20c'],
  ['🕌', '%F0%9F%95%8C'],
  ['faucet \ud83d', 'faucet%20%EF%BF%BD'],
])('%j becomes %s', (text, encoded) => {
  expect(encodeQuery(text)).toBe(encoded)
})
