import { termMatcher } from '@warraq/search/word-marks'
import { expect, test } from 'vitest'
import { shortExcerpt } from './excerpt.ts'

const numbers = Array.from({ length: 40 }, (_, at) => `n${at}`).join(' ')
const cut = (text: string, query: string) => shortExcerpt(text, termMatcher(query, undefined), 40)

test('leaves a short text as it is', () => {
  expect(cut('Get test coins.', 'coins')).toBe('Get test coins.')
})

test('fills the length with whole words around the match', () => {
  expect(cut(numbers, 'n20')).toBe('…n16 n17 n18 n19 n20 n21 n22 n23 n24 n25…')
  expect(cut(numbers, 'n39')).toBe('…n30 n31 n32 n33 n34 n35 n36 n37 n38 n39')
  for (let at = 0; at < 40; at++) {
    const words = cut(numbers, `n${at}`).replaceAll('…', '').split(' ')
    expect(words).toContain(`n${at}`)
    expect(words.length).toBeGreaterThanOrEqual(10)
    expect(numbers.split(' ')).toEqual(expect.arrayContaining(words))
  }
})

test('ends without a sign of more after a whole sentence', () => {
  expect(cut(numbers.replace('n25', 'n25.'), 'n20')).toMatch(/^…n16 .* n25\.$/)
})

test('starts at the beginning when nothing matches', () => {
  expect(cut(numbers, 'zebra')).toMatch(/^n0 .* n11…$/)
  expect(cut('', 'zebra')).toBe('')
})

test('cuts a text without spaces at the length, and no character in two', () => {
  expect(cut('長'.repeat(90), 'x')).toBe(`${'長'.repeat(40)}…`)
  expect(cut(`a${'🕌'.repeat(90)}`, 'x')).toBe(`a${'🕌'.repeat(19)}…`)
})
