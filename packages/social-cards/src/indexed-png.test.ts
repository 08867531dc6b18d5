import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { indexedPng } from './indexed-png.ts'

/** The chunks of a PNG file by their type; fails for one that is damaged. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at)
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)))
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end))
    at = end + 4
  }
  return chunks
}

/** Pixels of an indexed PNG file, as those it was made of. */
function pixelsOf(png: Buffer): number[] {
  const chunks = chunksOf(png)
  const part = (type: string) => chunks.get(type) ?? Buffer.alloc(0)
  const width = part('IHDR').readUInt32BE(0)
  return [...inflateSync(part('IDAT'))].flatMap((number, at) =>
    at % (width + 1) === 0 ? [] : [...part('PLTE').subarray(number * 3, number * 3 + 3), 255],
  )
}

test('keeps the colour of each pixel', () => {
  const [red, rose, ink] = [
    [200, 10, 30, 255],
    [200, 10, 31, 255],
    [0, 0, 0, 255],
  ]
  const pixels = [red, red, rose, ink, ink, red].flatMap((one) => one ?? [])
  const png = indexedPng(Uint8Array.from(pixels), 3, 2) ?? Buffer.alloc(0)
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  expect(pixelsOf(png)).toEqual(pixels)
})

test('a picture may have 256 colours, not more', () => {
  const greys = (count: number) =>
    Uint8Array.from({ length: count * 4 }, (_, at) => [at >> 2, at >> 10, 0, 255][at % 4] ?? 0)
  expect(pixelsOf(indexedPng(greys(256), 16, 16) ?? Buffer.alloc(0))).toEqual([...greys(256)])
  expect(indexedPng(greys(257), 257, 1)).toBeUndefined()
})
