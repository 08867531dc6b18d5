import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** A part of a file, and the name of what it is made of. */
export interface Piece {
  readonly key: string
  readonly text: () => string
}

export interface AssembledFile {
  readonly target: string
  /** The same file of the former build. */
  readonly former: string
  /** What the former file was made of; replaced by what the new one is made of. */
  readonly index: string
}

/** Where a piece begins in the former file, and how long it is. */
interface Range {
  readonly at: number
  readonly size: number
}

interface Index {
  readonly size: number
  readonly mtimeMs: number
  readonly pieces: readonly (readonly [key: string, size: number])[]
}

/** Bytes written at once. */
const CHUNK_SIZE = 1 << 20

/** Write pieces one behind the other; what the former file holds of them is copied, not made anew. */
export function writeAssembled(
  pieces: Iterable<Piece>,
  { target, former, index }: AssembledFile,
): void {
  const known = formerRanges(index, former)
  mkdirSync(dirname(target), { recursive: true })
  const source = known.size === 0 ? undefined : openSync(former, 'r')
  const descriptor = openSync(target, 'w')
  const sizes: (readonly [string, number])[] = []
  let pending: Buffer[] = []
  let pendingSize = 0
  /** Neighbours in the former file that stay neighbours. */
  let run: Range | undefined
  const write = () => {
    const bytes = Buffer.concat(pending)
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
    pending = []
    pendingSize = 0
  }
  const add = (bytes: Buffer) => {
    pending.push(bytes)
    pendingSize += bytes.length
    if (pendingSize > CHUNK_SIZE) write()
  }
  const endRun = () => {
    if (run !== undefined && source !== undefined) add(readRange(source, run))
    run = undefined
  }
  try {
    for (const { key, text } of pieces) {
      const range = known.get(key)
      if (range === undefined) {
        endRun()
        const bytes = Buffer.from(text())
        add(bytes)
        sizes.push([key, bytes.length])
        continue
      }
      if (run !== undefined && run.at + run.size === range.at && run.size < CHUNK_SIZE)
        run = { at: run.at, size: run.size + range.size }
      else {
        endRun()
        run = range
      }
      sizes.push([key, range.size])
    }
    endRun()
    write()
  } finally {
    closeSync(descriptor)
    if (source !== undefined) closeSync(source)
  }
  const { size, mtimeMs } = statSync(target)
  mkdirSync(dirname(index), { recursive: true })
  writeFileSync(index, JSON.stringify({ size, mtimeMs, pieces: sizes } satisfies Index))
}

/** The pieces of the former file by their keys; none when it is not as it was written. */
function formerRanges(index: string, former: string): Map<string, Range> {
  const ranges = new Map<string, Range>()
  try {
    const { size, mtimeMs, pieces } = JSON.parse(readFileSync(index, 'utf8')) as Index
    const found = statSync(former)
    if (found.size !== size || found.mtimeMs !== mtimeMs) return ranges
    let at = 0
    for (const [key, length] of pieces) {
      ranges.set(key, { at, size: length })
      at += length
    }
    return ranges
  } catch {
    return new Map()
  }
}

function readRange(descriptor: number, { at, size }: Range): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  for (let done = 0; done < size; ) {
    const count = readSync(descriptor, bytes, done, size - done, at + done)
    if (count === 0) throw new Error('A file of the former build became shorter while it was read.')
    done += count
  }
  return bytes
}
