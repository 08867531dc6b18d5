import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { writeAtomically } from './atomic-file.ts'

/**
 * Files that end with a checksum of their content, so that readers detect damage. The checksum
 * detects disk faults and interrupted writes; it does not protect against tampering.
 */

/** A line feed and eight digits. */
const END_SIZE = 9

/** Bytes read at a time to verify a file. */
const CHUNK_SIZE = 1 << 20

/** Content that stays on disk until it is read. */
export interface CheckedFile {
  /** Bytes of the content. */
  readonly size: number
  readonly read: (at: number, size: number) => Buffer
  /** Nothing can be read afterwards. */
  readonly close: () => void
}

/**
 * Open a file whose content is as it was written; `undefined` when it is missing or damaged. It stays
 * readable when another process replaces or removes it.
 */
export function openCheckedFile(file: string): CheckedFile | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  const read = (at: number, size: number) => readBytes(descriptor, at, size)
  try {
    const size = fstatSync(descriptor).size - END_SIZE
    let sum = 0
    for (let at = 0; at < size; at += CHUNK_SIZE)
      sum = crc32(read(at, Math.min(CHUNK_SIZE, size - at)), sum)
    if (size >= 0 && read(size, END_SIZE).toString('latin1') === endOf(sum))
      return { size, read, close: () => closeSync(descriptor) }
  } catch {
    // It cannot be read.
  }
  closeSync(descriptor)
  return undefined
}

/** The content as it was written; `undefined` when the file is missing or damaged. */
export function readCheckedFile(file: string): Buffer | undefined {
  const opened = openCheckedFile(file)
  try {
    return opened?.read(0, opened.size)
  } finally {
    opened?.close()
  }
}

/** Replace the file atomically. */
export function writeCheckedFile(file: string, pieces: Iterable<string | Uint8Array>): void {
  writeAtomically(file, withChecksum(pieces))
}

/** @throws Error when the file has fewer bytes */
export function readBytes(descriptor: number, at: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  if (readSync(descriptor, bytes, 0, size, at) < size)
    throw new Error('A cache file is shorter than when it was written.')
  return bytes
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
