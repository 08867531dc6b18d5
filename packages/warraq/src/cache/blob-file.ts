import { closeSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { writeAll } from './checked-file.ts'

/** A file of concatenated byte strings; each is addressed by its offset. */
export interface BlobFile {
  /** Bytes in it. */
  readonly size: number
  /** Checksum of all bytes. */
  readonly sum: number
  readonly read: (at: number, size: number) => Buffer
}

/** A blob file that is still being written. */
export interface NewBlobFile extends BlobFile {
  /** Append bytes; returns their offset. */
  readonly add: (bytes: Uint8Array) => number
  /** Write everything that is still in memory to disk. */
  readonly flush: () => void
}

/**
 * Bytes kept in memory before they are written; an edit that adds less writes no file until
 * `flush`.
 */
const MOST_PENDING = 4_000_000

/** Bytes read at a time to verify a file. */
const CHUNK_SIZE = 1 << 20

/**
 * Open a finished blob file. It stays readable when another process removes it.
 * @throws when the file is missing, or its bytes differ from those that were written.
 */
export function openBlobFile(
  file: string,
  { size, sum }: Pick<BlobFile, 'size' | 'sum'>,
): BlobFile {
  const descriptor = openSync(file, 'r')
  const readFrom = readerOf(descriptor)
  try {
    let found = 0
    for (let at = 0; at < size; at += CHUNK_SIZE)
      found = crc32(readFrom(at, Math.min(CHUNK_SIZE, size - at)), found)
    if (found !== sum) throw new Error(`${file} is damaged.`)
  } catch (cause) {
    closeSync(descriptor)
    throw cause
  }
  return { size, sum, read: readFrom }
}

/** Begin a blob file. The file is created when the bytes exceed `MOST_PENDING`, or on `flush`. */
export function createBlobFile(file: string): NewBlobFile {
  let descriptor: number | undefined
  let readFrom: ReturnType<typeof readerOf> | undefined
  let written = 0
  let size = 0
  let sum = 0
  let pending = new Map<number, Uint8Array>()
  const flush = () => {
    if (pending.size === 0) return
    if (descriptor === undefined) {
      mkdirSync(dirname(file), { recursive: true })
      descriptor = openSync(file, 'w+')
      readFrom = readerOf(descriptor)
    }
    const bytes = Buffer.concat([...pending.values()])
    writeAll(descriptor, bytes, written)
    written = size
    pending = new Map()
  }
  return {
    get size() {
      return size
    },
    get sum() {
      return sum
    },
    read: (at, length) => {
      if (length === 0) return Buffer.alloc(0)
      const known = pending.get(at)
      if (known !== undefined) return Buffer.from(known)
      if (readFrom === undefined) throw new Error(`No entry begins at ${at} in ${file}.`)
      return readFrom(at, length)
    },
    add: (bytes) => {
      const at = size
      if (bytes.length === 0) return at
      // Copy: a view would keep its whole buffer in memory, and its owner may overwrite it.
      pending.set(at, Buffer.from(bytes))
      size += bytes.length
      sum = crc32(bytes, sum)
      if (size - written > MOST_PENDING) flush()
      return at
    },
    flush,
  }
}

function readerOf(descriptor: number): (at: number, size: number) => Buffer {
  return (at, size) => {
    const bytes = Buffer.allocUnsafe(size)
    for (let done = 0; done < size; ) {
      const count = readSync(descriptor, bytes, done, size - done, at + done)
      if (count === 0) throw new Error('A cache file is shorter than when it was written.')
      done += count
    }
    return bytes
  }
}
