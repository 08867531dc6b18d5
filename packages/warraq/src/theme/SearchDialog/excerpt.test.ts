import { expect, test } from 'vitest'
import { queryMatcher } from '../../search/query-matcher.ts'
import { excerptOf } from './excerpt.ts'

const numbers = Array.from({ length: 40 }, (_, at) => `n${at}`).join(' ')

test('leaves a short text as it is', () => {
  expect(excerptOf('Get test coins.', queryMatcher('coins'))).toBe('Get test coins.')
})

test('cuts fifteen words around the match', () => {
  expect(excerptOf(numbers, queryMatcher('n20'))).toBe(
    '…n16 n17 n18 n19 n20 n21 n22 n23 n24 n25 n26 n27 n28 n29 n30…',
  )
  expect(excerptOf(numbers, queryMatcher('n39'))).toMatch(/^…n25 .* n39$/)
})

test('starts at the beginning when nothing matches', () => {
  expect(excerptOf(numbers, queryMatcher('zebra'))).toMatch(/^n0 .* n14…$/)
  expect(excerptOf('', queryMatcher('zebra'))).toBe('')
})
