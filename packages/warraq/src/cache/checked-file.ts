import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
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
    let at = HEAD_SIZE
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      sum = crc32(bytes, sum)
      at += writeAll(descriptor, bytes, at)
    }
    writeAll(descriptor, Buffer.from(headOf(sum)), 0)
  } catch (cause) {
    rmSync(staging, { force: true })
    throw cause
  } finally {
    closeSync(descriptor)
  }
  renameSync(staging, file)
}

/** Write bytes at an offset of the file; returns their number. */
export function writeAll(descriptor: number, bytes: Uint8Array, start: number): number {
  for (let done = 0; done < bytes.length; )
    done += writeSync(descriptor, bytes, done, bytes.length - done, start + done)
  return bytes.length
}

function headOf(sum: number): string {
  return `${checksumText(sum)}\n`
}

/** A checksum as eight digits. */
function checksumText(sum: number): string {
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Checksum of bytes, as eight digits. */
export function checksumOf(bytes: Uint8Array): string {
  return checksumText(crc32(bytes))
}
