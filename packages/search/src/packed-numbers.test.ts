import { expect, test } from 'vitest'
import { PackedReader, packNumber, packScore } from './packed-numbers.ts'

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

const scoreOf = (score: number) => new PackedReader(packScore(score)).score()

test.each([
  0.2, 0.5, 1, 7.3, 30, 120,
])('the score %d comes back as the nearest one of the scale', (score) => {
  expect(scoreOf(score) / score).toBeCloseTo(1, 1)
  expect(scoreOf(score * 1.1)).toBeGreaterThan(scoreOf(score))
})

test('scores outside the scale become its ends', () => {
  expect(scoreOf(0)).toBe(scoreOf(0.2))
  expect(scoreOf(1e6)).toBe(scoreOf(1e9))
})

test('numbers and scores take turns', () => {
  const reader = new PackedReader(packNumber(70) + packScore(1) + packNumber(3) + packScore(2))
  expect([reader.number(), reader.score(), reader.number(), reader.score()]).toEqual([
    70,
    scoreOf(1),
    3,
    scoreOf(2),
  ])
})

test.each(['', ' ', '"', 'é'])('%j is not a number', (text) => {
  expect(() => new PackedReader(text).number()).toThrow(RangeError)
})
