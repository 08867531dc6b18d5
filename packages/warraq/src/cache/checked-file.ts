import { randomUUID } from 'node:crypto'
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { crc32 } from 'node:zlib'

/**
 * Files that carry a checksum of their content in their first line, so that readers detect damage.
 * The checksum detects disk faults and interrupted writes; it does not protect against tampering.
 */

/** Characters of a checksum plus the line feed after it. */
const HEAD_SIZE = 9

/** The content as it was written; `undefined` when the file is missing or damaged. */
export function readCheckedFile(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file)
    const content = bytes.subarray(HEAD_SIZE)
    return bytes.toString('latin1', 0, HEAD_SIZE) === headOf(crc32(content)) ? content : undefined
  } catch {
    return undefined
  }
}

/** Replace the file atomically: a concurrent reader sees either the previous or the new content. */
export function writeCheckedFile(file: string, pieces: Iterable<string | Uint8Array>): void {
  const staging = `${file}.${randomUUID().slice(0, 8)}.new`
  const descriptor = openSync(staging, 'w')
  try {
    let sum = 0
    // Each call continues where the one before it ended.
    writeFileSync(descriptor, headOf(sum))
    for (const piece of pieces) {
      sum = crc32(piece, sum)
      writeFileSync(descriptor, piece)
    }
    writeSync(descriptor, headOf(sum), 0)
  } catch (cause) {
    rmSync(staging, { force: true })
    throw cause
  } finally {
    closeSync(descriptor)
  }
  renameSync(staging, file)
}

/** Checksum of bytes, as eight digits. */
export function checksumOf(bytes: Uint8Array): string {
  return digitsOf(crc32(bytes))
}

function headOf(sum: number): string {
  return `${digitsOf(sum)}\n`
}

function digitsOf(sum: number): string {
  return sum.toString(16).padStart(8, '0')
}
