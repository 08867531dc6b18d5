import { expect, test } from 'vitest'
import { glyphMask } from './glyph-mask.ts'

const square = (x: number, y: number, size: number) =>
  [
    { type: 'M', x, y },
    { type: 'L', x: x + size, y },
    { type: 'L', x: x + size, y: y + size },
    { type: 'L', x, y: y + size },
    { type: 'Z' },
  ] as const

/** Coverage as rows of whole percents. */
function draw(commands: Parameters<typeof glyphMask>[0]): string[] {
  const { width, height, coverage } = glyphMask(commands)
  return Array.from({ length: height }, (_, row) =>
    [...coverage.subarray(row * width, (row + 1) * width)]
      .map((value) => Math.round((value / 255) * 100))
      .join(' '),
  )
}

test('covers whole pixels fully and cut ones in part', () => {
  expect(draw(square(0, 0, 2))).toEqual(['100 100 0 0', '100 100 0 0', '0 0 0 0'])
  expect(draw(square(0.5, 0.25, 1))).toEqual(['38 38 0 0', '13 13 0 0', '0 0 0 0'])
})

test('shares slanted edges among the pixels they cross', () => {
  const triangle = [
    { type: 'M', x: 0, y: 0 },
    { type: 'L', x: 2, y: 0 },
    { type: 'L', x: 0, y: 2 },
    { type: 'Z' },
  ] as const
  expect(draw(triangle)).toEqual(['100 50 0 0', '50 0 0 0', '0 0 0 0'])
})

test('leaves a hole where an inner contour turns the other way', () => {
  const hole = [
    { type: 'M', x: 1, y: 1 },
    { type: 'L', x: 1, y: 2 },
    { type: 'L', x: 2, y: 2 },
    { type: 'L', x: 2, y: 1 },
    { type: 'Z' },
  ] as const
  expect(draw([...square(0, 0, 3), ...hole])[1]).toBe('100 0 100 0 0')
})

test('knows its place beside the origin', () => {
  expect(glyphMask(square(-1.5, -3, 1))).toMatchObject({ left: -2, top: -3 })
  expect(glyphMask([])).toMatchObject({ width: 0, height: 0 })
})
