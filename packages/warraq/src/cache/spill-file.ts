import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readBytes } from './checked-file.ts'

/** Bytes that may wait in memory. */
const MOST_PENDING = 4_000_000

/**
 * Returns a function that keeps bytes for this process, also more than fit in memory, and returns a
 * function that reads them.
 * @param file a new path; the file is unlinked once it is open, so the process leaves nothing behind
 */
export function openSpillFile(file: string): (bytes: Uint8Array) => () => Buffer {
  let descriptor: number | undefined
  let size = 0
  let written = 0
  let pending = new Map<number, Buffer>()

  const opened = (): number => {
    if (descriptor !== undefined) return descriptor
    mkdirSync(dirname(file), { recursive: true })
    descriptor = openSync(file, 'wx+')
    rmSync(file)
    return descriptor
  }
  const write = (): void => {
    writeFileSync(opened(), Buffer.concat([...pending.values()]))
    written = size
    pending = new Map()
  }

  return (bytes) => {
    if (bytes.length === 0) return () => Buffer.alloc(0)
    const at = size
    // Copy: a view would keep its whole buffer in memory, and its owner may overwrite it.
    pending.set(at, Buffer.from(bytes))
    size += bytes.length
    if (size - written > MOST_PENDING) write()
    const { length } = bytes
    return () => pending.get(at) ?? readBytes(opened(), at, length)
  }
}
