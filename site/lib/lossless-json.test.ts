import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson, writeJson } from './lossless-json.ts'

test.each([
  '9007199254740993',
  '-123456789012345678901234567890',
  '1.10',
  '1e400',
  '0.1234567890123456789012345',
])('%s keeps its digits', (digits) => {
  expect(writeJson(readJson(`{"list":[${digits},"${digits}"]}`))).toBe(
    `{\n  "list": [\n    ${digits},\n    "${digits}"\n  ]\n}`,
  )
})

test('all other values are written as by JSON.stringify', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text)
      // Skip numbers: 1.0 and 1 are one value but two texts.
      fc.pre(!/\d/.test(text))
      expect(writeJson(readJson(text))).toBe(JSON.stringify(value, null, 2))
    }),
  )
})

test.each(['', '{', '1,5', '0x1', '<html>', '{"a":01}'])('%j is not JSON', (text) => {
  expect(() => readJson(text)).toThrow(SyntaxError)
})
