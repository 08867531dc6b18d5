import { crc32, inflateSync } from 'node:zlib'
import { expect } from 'vitest'

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

/** The pixels of an indexed PNG file, in the form of those that it was made from. */
export function pixelsOf(png: Buffer): Buffer {
  const chunks = chunksOf(png)
  const part = (type: string) => chunks.get(type) ?? Buffer.alloc(0)
  const width = part('IHDR').readUInt32BE(0)
  const palette = part('PLTE')
  const colours = Array.from({ length: palette.length / 3 }, (_, number) =>
    Buffer.of(...palette.subarray(number * 3, number * 3 + 3), 255).readUInt32LE(),
  )
  const rows = inflateSync(part('IDAT'))
  const pixels = Buffer.alloc((rows.length - rows.length / (width + 1)) * 4)
  let to = 0
  for (const [at, number] of rows.entries()) {
    if (at % (width + 1) === 0) continue
    to = pixels.writeUInt32LE(colours[number] ?? 0, to)
  }
  return pixels
}
