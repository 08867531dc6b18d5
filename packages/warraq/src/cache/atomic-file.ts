import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replace a file: a concurrent reader sees either the previous or the new content. */
export function writeAtomically(file: string, pieces: Iterable<string | Uint8Array>): void {
  mkdirSync(dirname(file), { recursive: true })
  const staging = `${file}.${randomUUID().slice(0, 8)}.new`
  try {
    const descriptor = openSync(staging, 'wx')
    try {
      // Each call continues where the one before it ended.
      for (const piece of pieces) writeFileSync(descriptor, piece)
    } finally {
      closeSync(descriptor)
    }
    renameSync(staging, file)
  } catch (cause) {
    rmSync(staging, { force: true })
    throw cause
  }
}
