import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { writeAtomically } from './atomic-file.ts'

/**
 * Files that end with a checksum of their content, so that readers detect damage. The checksum
 * detects disk faults and interrupted writes; it does not protect against tampering.
 */

/** A line feed and eight digits. */
const END_SIZE = 9

/** The content as it was written; `undefined` when the file is missing or damaged. */
export function readCheckedFile(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file)
    const content = bytes.subarray(0, -END_SIZE)
    const end = bytes.toString('latin1', content.length)
    return end === endOf(crc32(content)) ? content : undefined
  } catch {
    return undefined
  }
}

/** Replace the file atomically. */
export function writeCheckedFile(file: string, pieces: Iterable<string | Uint8Array>): void {
  writeAtomically(file, withChecksum(pieces))
}

function* withChecksum(pieces: Iterable<string | Uint8Array>): Generator<string | Uint8Array> {
  let sum = 0
  for (const piece of pieces) {
    sum = crc32(piece, sum)
    yield piece
  }
  yield endOf(sum)
}

function endOf(sum: number): string {
  return `\n${sum.toString(16).padStart(8, '0')}`
}
