import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { openCheckedFile, writeCheckedFile } from './checked-file.ts'
import { openSpillFile } from './spill-file.ts'

/** An entry: its metadata is in memory, its bytes stay on disk until they are read. */
export interface StoreEntry<Meta> {
  readonly meta: Meta
  readonly read: () => Buffer
}

type IndexLine<Meta> = readonly [name: string, at: number, size: number, meta: Meta]

const NO_BYTES = new Uint8Array()

/** Number of digits that say where the index of a file begins. */
const PLACE_SIZE = 15

/** No process writes a file for this long: the one that began it has ended. */
const LEFTOVER_MS = 3_600_000

/**
 * Open a store of cached results, also for more than fits in memory. It is one file, with the bytes
 * of all entries and then their index. One that is damaged, or that was written with another key, is
 * empty. When processes save at once, the last one wins; all can still read what they opened.
 * @param key see `keys.ts`
 */
export function openStore<Meta>(file: string, key: string) {
  const entries = readEntries<Meta>(file, key)
  const readCount = entries.size
  const spill = openSpillFile(`${file}.${randomUUID().slice(0, 8)}.new`)
  let isChanged = false

  return {
    get: (name: string): StoreEntry<Meta> | undefined => entries.get(name),
    /** Store plain JSON and bytes under a name; returns the entry as a later build finds it. */
    keep: (name: string, meta: Meta, bytes: Uint8Array = NO_BYTES): StoreEntry<Meta> => {
      isChanged = true
      const entry = { meta, read: spill(bytes) }
      entries.set(name, entry)
      return entry
    },
    drop: (name: string): void => {
      entries.delete(name)
    },
    /** Write the entries of `names` to disk; the others are dropped. Call it once. */
    save: async (names: ReadonlySet<string>): Promise<void> => {
      const kept = [...entries].filter(([name]) => names.has(name))
      if (!isChanged && kept.length === readCount) return
      writeCheckedFile(file, piecesOf(key, kept))
      removeLeftovers(file)
    },
  }
}

function* piecesOf<Meta>(
  key: string,
  entries: Iterable<readonly [string, StoreEntry<Meta>]>,
): Generator<string | Uint8Array> {
  const lines: IndexLine<Meta>[] = []
  let size = 0
  for (const [name, { meta, read }] of entries) {
    const bytes = read()
    lines.push([name, size, bytes.length, meta])
    size += bytes.length
    yield bytes
  }
  yield JSON.stringify(key)
  // Line by line, because the whole text may exceed the maximum length of a string.
  for (const line of lines) yield `\n${JSON.stringify(line)}`
  yield String(size).padStart(PLACE_SIZE, '0')
}

function readEntries<Meta>(file: string, key: string): Map<string, StoreEntry<Meta>> {
  const entries = new Map<string, StoreEntry<Meta>>()
  const opened = openCheckedFile(file)
  if (opened === undefined) return entries
  const { size, read, close } = opened
  try {
    const end = size - PLACE_SIZE
    const start = Number(read(end, PLACE_SIZE))
    const lines = linesOf(read(start, end - start))
    if (JSON.parse(lines.next().value ?? '') === key)
      for (const line of lines) {
        const [name, at, length, meta] = JSON.parse(line) as IndexLine<Meta>
        entries.set(name, { meta, read: () => read(at, length) })
      }
  } catch {
    // Another version of the engine wrote the file.
  }
  if (entries.size === 0) close()
  return entries
}

function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

/** Remove the temporary files of processes that ended while they wrote the store. */
function removeLeftovers(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith('.new')) continue
    const path = join(dirname(file), name)
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > LEFTOVER_MS) rmSync(path, { force: true })
  }
}
