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

test('everything else is written as JSON.stringify writes it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text)
      // Numbers aside: 1.0 and 1 are one value and two texts.
      fc.pre(!/\d/.test(text))
      expect(writeJson(readJson(text))).toBe(JSON.stringify(value, null, 2))
    }),
  )
})

test.each(['', '{', '1,5', '0x1', '<html>', '{"a":01}'])('%j is no JSON', (text) => {
  expect(() => readJson(text)).toThrow(SyntaxError)
})
