import { expect, test } from 'vitest'
import { PackedReader, packNumber } from './packed-numbers.ts'

const NUMBERS = [0, 1, 60, 61, 62, 90, 91, 1890, 1891, 55_000, 2 ** 31]

test('numbers come back as they were', () => {
  const reader = new PackedReader(NUMBERS.map(packNumber).join(''))
  expect(NUMBERS.map(() => reader.number())).toEqual(NUMBERS)
  expect(reader.isAtEnd).toBe(true)
})

test('small numbers are one character, and JSON escapes none', () => {
  const texts = Array.from({ length: 5000 }, (_, value) => packNumber(value))
  expect(texts.slice(0, 61).every(({ length }) => length === 1)).toBe(true)
  expect(texts.every((text) => JSON.stringify(text).length === text.length + 2)).toBe(true)
  expect(new Set(texts).size).toBe(5000)
})

test.each(['', ' ', '"', 'é'])('%j is no number', (text) => {
  expect(() => new PackedReader(text).number()).toThrow(RangeError)
})
