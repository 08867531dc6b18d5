import { expect, test } from 'vitest'
import { NUMBER_RULE } from '../../lib/numbers.ts'
import { MAX_AMOUNT, readNumbers } from './number-fields.ts'

const FIELDS = [
  { name: 'stake', label: 'Stake', start: '1', min: 0, max: MAX_AMOUNT },
  { name: 'price', label: 'Price', start: '1', min: 1e-9, max: MAX_AMOUNT },
] as const

const read = (stake: string, price = '1') => readNumbers(FIELDS, { stake, price })

test.each([
  ['0', 0],
  ['1.5', 1.5],
  ['.5', 0.5],
  ['5.', 5],
  [' 1 000 000 ', 1_000_000],
  ['1000000000000', 1e12],
])('%j is a number', (text, value) => {
  expect(read(text)).toMatchObject({ numbers: { stake: value }, error: '', wrong: undefined })
})

test.each([
  '',
  ' ',
  '-1',
  '+1',
  '1,5',
  '1,000',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  '.',
  '1.2.3',
  '1000000000001',
])('%j is invalid, and the sentence explains valid numbers', (text) => {
  expect(read(text)).toMatchObject({
    error: `Stake must be a number from 0 to 1\u00A0000\u00A0000\u00A0000\u00A0000. ${NUMBER_RULE}`,
    wrong: 'stake',
  })
})

test('a divisor is above zero', () => {
  expect(read('1', '0').error).toContain('Price must be a number above 0, at most')
})
