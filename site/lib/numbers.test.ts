import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NUMBER_RULE, numberText, readNumber } from './numbers.ts'

test.each([
  ['0', '0'],
  ['1.5', '1.5'],
  ['.5', '.5'],
  ['5.', '5.'],
  ['1000', '1000'],
  [' 1 000 ', '1000'],
  ['1\u00A0000\u202F000.25', '1000000.25'],
  ['1_000_000', '1000000'],
])('%j is read', (text, digits) => {
  expect(readNumber(text)).toEqual({ ok: true, digits })
})

test.each([
  '',
  ' ',
  '.',
  '-1',
  '+1',
  '1e3',
  '0x10',
  'Infinity',
  '1.2.3',
  // Ambiguous: fifteen or one and a half, a thousand or one.
  '1,5',
  '1,000',
  '1,000,000.5',
  // A typo rather than a separator.
  '1 5',
  '10 00',
  '1 000_000',
  '1 000 00',
  '1.000 000',
])('%j is refused', (text) => {
  expect(readNumber(text)).toEqual({ ok: false })
})

test('numbers that the tools print can be typed in again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
      expect(readNumber(numberText(value))).toEqual({ ok: true, digits: String(value) })
    }),
  )
})

test('the examples in the rule follow the rule', () => {
  const example = /as in (.+)\.$/.exec(NUMBER_RULE)?.[1] ?? ''
  expect(readNumber(example)).toEqual({ ok: true, digits: '1000000.5' })
})
