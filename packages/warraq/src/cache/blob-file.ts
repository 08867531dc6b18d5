import { closeSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { writeAll } from './checked-file.ts'

/** A file of byte strings one behind the other, each found by where it begins. */
export interface BlobFile {
  /** Bytes in it. */
  readonly size: number
  /** Checksum of all bytes. */
  readonly sum: number
  readonly read: (at: number, size: number) => Buffer
}

/** A blob file that is being written. */
export interface NewBlobFile extends BlobFile {
  /** Add bytes; returns where they begin. */
  readonly add: (bytes: Uint8Array) => number
  /** Put on disk what is still in memory. */
  readonly flush: () => void
}

/** Bytes kept in memory before they are written: the few of an edit need no file of their own. */
const MOST_PENDING = 4_000_000

/** Bytes read at once to check a file. */
const CHUNK_SIZE = 1 << 20

/**
 * Open a finished blob file. It stays readable when another process removes it.
 * @throws when there is none, or its bytes are not those that were written.
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

/** Begin a blob file; it is on disk once there is more in it than memory should hold. */
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
      if (readFrom === undefined) throw new Error(`Nothing begins at ${at} in ${file}.`)
      return readFrom(at, length)
    },
    add: (bytes) => {
      const at = size
      if (bytes.length === 0) return at
      // A copy: what is added may be a part of something much larger.
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
      if (count === 0) throw new Error('A file of the cache is shorter than it was.')
      done += count
    }
    return bytes
  }
}
