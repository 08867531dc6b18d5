import { crc32, deflateSync } from 'node:zlib'

/** A picture whose pixels are numbers of colours. */
export interface IndexedImage {
  readonly width: number
  readonly height: number
  /** At most 256 colours, `0xRRGGBB`; with 16 or fewer a pixel takes half a byte. */
  readonly palette: readonly number[]
  /** One number a pixel, row by row. */
  readonly pixels: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG file. The same picture gives the same bytes. */
export function indexedPng(image: IndexedImage): Buffer {
  const { width, height, palette } = image
  const depth = palette.length <= 16 ? 4 : 8
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Colour type 3: palette. Compression, filter and interlace method 0.
  header.set([depth, 3, 0, 0, 0], 8)
  const rows = depth === 4 ? halfByteRows(image) : byteRows(image)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: COMPRESSION_LEVEL, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Rows led by filter 0 (none): filters make pictures of few colours larger. */
function byteRows({ width, height, pixels }: IndexedImage): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return rows
}

function halfByteRows({ width, height, pixels }: IndexedImage): Uint8Array {
  const stride = Math.ceil(width / 2) + 1
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    let to = row * stride + 1
    for (let column = 0; column < width; column += 2) {
      const at = row * width + column
      const right = column + 1 < width ? (pixels[at + 1] ?? 0) : 0
      rows[to++] = ((pixels[at] ?? 0) << 4) | right
    }
  }
  return rows
}

/** Of the quick ones: the default takes three times the time for three quarters of the bytes. */
const COMPRESSION_LEVEL = 3

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
