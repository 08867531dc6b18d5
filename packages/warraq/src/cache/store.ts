import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type BlobFile, NewBlobFile, openBlobFile } from './blob-file.ts'
import { readCheckedFile, writeCheckedFile } from './checked-file.ts'
import { withFileLock } from './file-lock.ts'

/** An entry: its metadata is in memory, its bytes stay on disk until they are read. */
export interface StoreEntry<Meta> {
  readonly meta: Meta
  readonly read: () => Buffer
}

interface Place<Meta> extends StoreEntry<Meta> {
  readonly line: string
  readonly size: number
}

interface IndexHead {
  readonly key: string
  readonly blobs: readonly ({ readonly name: string } & Pick<BlobFile, 'size' | 'sum'>)[]
}

const NO_BYTES = new Uint8Array()

type IndexLine<Meta> = readonly [name: string, blob: number, at: number, size: number, meta: Meta]

/** Number of byte files above which `save` merges them into one. */
const MOST_BLOBS = 12
/** `save` also merges the files when they hold more than this multiple of the bytes in use. */
const MOST_WASTE = 2

/**
 * Open a store of cached results, also for more than fits in memory. One that is damaged, or that
 * was written with another key, is empty. Saving after an edit appends; unchanged entries are
 * neither read nor written again.
 * @param file path of the index; the files with the bytes are beside it
 * @param key see `keys.ts`
 */
export function openStore<Meta>(file: string, key: string) {
  const { blobs, places } = readIndex<Meta>(file, key)
  const readCount = places.size
  const newBlob = () => new NewBlobFile(`${file}.${randomUUID().slice(0, 8)}`)
  const added = newBlob()
  let isChanged = false

  return {
    get: (name: string): StoreEntry<Meta> | undefined => places.get(name),
    /** Store plain JSON and bytes under a name; returns the entry as a later build finds it. */
    keep: (name: string, meta: Meta, bytes: Uint8Array = NO_BYTES): StoreEntry<Meta> => {
      isChanged = true
      const at = added.add(bytes)
      const place = placeOf([name, blobs.length, at, bytes.length, meta], added)
      places.set(name, place)
      return place
    },
    drop: (name: string): void => {
      places.delete(name)
    },
    /** Write the entries of `names` to disk; the others are dropped. Call it once. */
    save: async (names: ReadonlySet<string>): Promise<void> => {
      const kept = [...places].filter(([name]) => names.has(name))
      if (!isChanged && kept.length === readCount) return
      await mkdir(dirname(file), { recursive: true })
      // A concurrent build of the site may be saving its pages.
      await withFileLock(join(dirname(file), 'lock'), async () => {
        added.flush()
        const all = [...blobs, ...blobsOf(added)]
        const used = kept.reduce((sum, [, { size }]) => sum + size, 0)
        const stored = all.reduce((sum, { size }) => sum + size, 0)
        const isThere = all.every(({ name }) => existsSync(join(dirname(file), name)))
        if (isThere && all.length <= MOST_BLOBS && stored <= used * MOST_WASTE) {
          const lines = kept.map(([, { line }]) => line)
          return writeIndex(file, { key, blobs: all }, lines)
        }
        const one = newBlob()
        const lines = kept.map(([name, { read, size, meta }]) =>
          JSON.stringify([name, 0, one.add(read()), size, meta] satisfies IndexLine<Meta>),
        )
        one.flush()
        await writeIndex(file, { key, blobs: blobsOf(one) }, lines)
      })
    },
  }
}

/** Where entries without bytes are. */
const NO_BLOB: BlobFile = { size: 0, sum: 0, read: () => Buffer.of() }

/** A blob without any entries has no file. */
function blobsOf({ file, size, sum }: NewBlobFile): IndexHead['blobs'] {
  return size === 0 ? [] : [{ name: basename(file), size, sum }]
}

function placeOf<Meta>(
  entry: IndexLine<Meta>,
  blob: BlobFile,
  line = JSON.stringify(entry),
): Place<Meta> {
  const [, , at, size, meta] = entry
  return { meta, size, line, read: () => blob.read(at, size) }
}

function readIndex<Meta>(file: string, key: string) {
  const places = new Map<string, Place<Meta>>()
  const empty = { blobs: [], places: new Map<string, Place<Meta>>() }
  try {
    // Line by line, because the whole text may exceed the maximum length of a string.
    const lines = linesOf(readCheckedFile(file) ?? Buffer.of())
    const head = JSON.parse(lines.next().value ?? '') as IndexHead
    if (head.key !== key) return empty
    const files = head.blobs.map((blob) => openBlobFile(join(dirname(file), blob.name), blob))
    for (const line of lines) {
      const entry = JSON.parse(line) as IndexLine<Meta>
      const [name, at, , size] = entry
      const blob = size === 0 ? NO_BLOB : files[at]
      if (blob !== undefined) places.set(name, placeOf(entry, blob, line))
    }
    return { blobs: head.blobs, places }
  } catch {
    return empty
  }
}

function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

/**
 * Replace the index, and remove byte files that it no longer refers to. Another process that reads
 * the index sees either the previous or the new one, never a mixture.
 */
async function writeIndex(file: string, head: IndexHead, lines: readonly string[]): Promise<void> {
  const pieces = function* () {
    yield JSON.stringify(head)
    for (const line of lines) yield `\n${line}`
  }
  writeCheckedFile(file, pieces())
  const own = `${basename(file)}.`
  const used = new Set(head.blobs.map(({ name }) => name))
  for (const name of await readdir(dirname(file)))
    if (name.startsWith(own) && !used.has(name))
      await rm(join(dirname(file), name), { force: true }).catch(() => undefined)
}
