import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** A file of concatenated byte strings; each is addressed by its offset. */
export interface BlobFile {
  /** Bytes in it. */
  readonly size: number
  /** Checksum of all bytes. */
  readonly sum: number
  readonly read: (at: number, size: number) => Buffer
}

/** Bytes that wait in memory; an edit that adds fewer writes no file until `flush`. */
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
  const read = (at: number, length: number) => readBytes(descriptor, at, length)
  try {
    let found = 0
    for (let at = 0; at < size; at += CHUNK_SIZE)
      found = crc32(read(at, Math.min(CHUNK_SIZE, size - at)), found)
    if (found !== sum) throw new Error(`${file} is damaged.`)
  } catch (cause) {
    closeSync(descriptor)
    throw cause
  }
  return { size, sum, read }
}

/** A blob file that is being written. It is created when the bytes exceed `MOST_PENDING`, or on `flush`. */
export class NewBlobFile implements BlobFile {
  readonly file: string
  size = 0
  sum = 0
  #descriptor: number | undefined
  /** Number of bytes on disk. */
  #written = 0
  #pending = new Map<number, Uint8Array>()

  constructor(file: string) {
    this.file = file
  }

  read(at: number, size: number): Buffer {
    if (size === 0) return Buffer.alloc(0)
    const known = this.#pending.get(at)
    if (known !== undefined) return Buffer.from(known)
    if (this.#descriptor === undefined) throw new Error(`No entry begins at ${at} in ${this.file}.`)
    return readBytes(this.#descriptor, at, size)
  }

  /** Append bytes; returns their offset. */
  add(bytes: Uint8Array): number {
    const at = this.size
    if (bytes.length === 0) return at
    // Copy: a view would keep its whole buffer in memory, and its owner may overwrite it.
    this.#pending.set(at, Buffer.from(bytes))
    this.size += bytes.length
    this.sum = crc32(bytes, this.sum)
    if (this.size - this.#written > MOST_PENDING) this.flush()
    return at
  }

  /** Write everything that is still in memory to disk. */
  flush(): void {
    if (this.#pending.size === 0) return
    mkdirSync(dirname(this.file), { recursive: true })
    this.#descriptor ??= openSync(this.file, 'w+')
    writeFileSync(this.#descriptor, Buffer.concat([...this.#pending.values()]))
    this.#written = this.size
    this.#pending = new Map()
  }
}

function readBytes(descriptor: number, at: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  for (let done = 0; done < size; ) {
    const count = readSync(descriptor, bytes, done, size - done, at + done)
    if (count === 0) throw new Error('A cache file is shorter than when it was written.')
    done += count
  }
  return bytes
}
