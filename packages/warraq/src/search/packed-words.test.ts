import { expect, test } from 'vitest'
import { packWords, unpackWords } from './packed-words.ts'

test('words share what they begin with', () => {
  expect(packWords(['chain', 'chains', 'chance'])).toBe('0chain5s3nce')
})

test.each([
  [[]],
  [['a']],
  [['a', 'a', 'ab']],
  [['interoperability', 'interoperable', 'interoperablex', 'über', 'ключ', 'ключи']],
])('packed and unpacked, %j is the same', (words) => {
  expect(unpackWords(packWords(words))).toEqual(words)
})
