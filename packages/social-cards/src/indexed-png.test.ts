import { expect, test } from 'vitest'
import { pixelsOf } from './indexed-png.fixtures.ts'
import { indexedPng, numberedRows } from './indexed-png.ts'

/** The file of pixels; `undefined` for too many colours. */
function fileOf(pixels: Uint8Array, width: number): Buffer | undefined {
  const colours = new Map<number, number>()
  const rows = numberedRows(pixels, width, colours)
  return rows && indexedPng(rows, width, colours)
}

test('keeps the colour of each pixel', () => {
  const [red, rose, ink] = [
    [200, 10, 30, 255],
    [200, 10, 31, 255],
    [0, 0, 0, 255],
  ]
  const pixels = [red, red, rose, ink, ink, red].flatMap((one) => one ?? [])
  const png = fileOf(Uint8Array.from(pixels), 3) ?? Buffer.alloc(0)
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  expect([...pixelsOf(png)]).toEqual(pixels)
})

test('a picture may have 256 colours, not more', () => {
  const greys = (count: number) =>
    Uint8Array.from({ length: count * 4 }, (_, at) => [at >> 2, at >> 10, 0, 255][at % 4] ?? 0)
  expect(pixelsOf(fileOf(greys(256), 16) ?? Buffer.alloc(0))).toEqual(Buffer.from(greys(256)))
  expect(fileOf(greys(257), 257)).toBeUndefined()
})
