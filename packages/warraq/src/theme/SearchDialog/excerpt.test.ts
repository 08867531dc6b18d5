import { expect, test } from 'vitest'
import { termMatcher } from '../../search/word-marks.ts'
import { shortExcerpt } from './excerpt.ts'

const numbers = Array.from({ length: 40 }, (_, at) => `n${at}`).join(' ')

test('leaves a short text as it is', () => {
  expect(shortExcerpt('Get test coins.', termMatcher('coins', undefined))).toBe('Get test coins.')
})

test('cuts fifteen words around the match', () => {
  expect(shortExcerpt(numbers, termMatcher('n20', undefined))).toBe(
    '…n16 n17 n18 n19 n20 n21 n22 n23 n24 n25 n26 n27 n28 n29 n30…',
  )
  expect(shortExcerpt(numbers, termMatcher('n39', undefined))).toMatch(/^…n25 .* n39$/)
})

test('ends without a sign of more after a whole sentence', () => {
  const text = numbers.replace('n30', 'n30.')
  expect(shortExcerpt(text, termMatcher('n20', undefined))).toMatch(/^…n16 .* n30\.$/)
})

test('starts at the beginning when nothing matches', () => {
  expect(shortExcerpt(numbers, termMatcher('zebra', undefined))).toMatch(/^n0 .* n14…$/)
  expect(shortExcerpt('', termMatcher('zebra', undefined))).toBe('')
})
