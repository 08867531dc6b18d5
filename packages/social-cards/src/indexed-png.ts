import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Colours that one byte can number. */
const MOST_COLOURS = 256

/** Level 6 takes three times as long, for files that are a quarter smaller. */
const LEVEL = 3

/**
 * A PNG file whose pixels are numbers of colours. With the few colours of a card it takes
 * half the bytes and half the time of a file that repeats the colours.
 * @param pixels red, green, blue and 255 of each pixel, one byte each: cards are opaque
 * @returns `undefined` for a picture with more than 256 colours
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer | undefined {
  // One number per pixel, in any byte order: it is only compared. The copy is aligned.
  const words = new Uint32Array(new Uint8Array(pixels).buffer)
  const numbers = new Map<number | undefined, number>()
  const colours: number[] = []
  const numberOf = (at: number): number => {
    const known = numbers.get(words[at])
    if (known !== undefined) return known
    numbers.set(words[at], numbers.size)
    colours.push(...pixels.subarray(at * 4, at * 4 + 3))
    return numbers.size - 1
  }
  // Each row begins with the number of its filter; 0 is none.
  const rows = Buffer.alloc((width + 1) * height)
  let former = words[0]
  let number = numberOf(0)
  for (let y = 0, at = 0; y < height; y++) {
    const row = y * (width + 1) + 1
    for (let x = 0; x < width; x++, at++) {
      const word = words[at]
      if (word !== former) {
        former = word
        number = numberOf(at)
        if (number === MOST_COLOURS) return undefined
      }
      rows[row + x] = number
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits for each pixel, of colour type 3, which is indexed.
  header.set([8, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
