import { expect, test } from 'vitest'
import { packWords, unpackWords } from './packed-words.ts'

test('words share what they begin with', () => {
  expect(packWords(['chain', 'chains', 'chance'])).toBe('AchainFsDnce')
})

test.each([
  [[]],
  [['a']],
  [['a', 'a', 'ab']],
  [['web3', 'web3sha3', 'x402']],
  [['abcdefghijklmnopqrstuvwxyz1', 'abcdefghijklmnopqrstuvwxyz2']],
  [['interoperability', 'interoperable', 'interoperablex', 'über', 'ключ', 'ключи']],
])('packed and unpacked, %j is the same', (words) => {
  expect(unpackWords(packWords(words))).toEqual(words)
})
