import { mkdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Performed,
  type PerformedPage,
  performedSchema,
} from '../site/performed/performed-schema.ts'
import { jsonText } from './json-text.ts'

/** Age of a lock in milliseconds after which its owner must have ended without removing it. */
const STALE_MS = 30_000

/**
 * Put the record of a page into the file, in place of an older one; other pages stay, also those
 * that another drill saves at the same time.
 */
export async function saveRecord(file: string, page: PerformedPage): Promise<void> {
  const unlock = await lock(`${file}.lock`)
  try {
    const next = performedSchema.parse(withPage(await readRecord(file), page))
    await writeFile(`${file}.new`, jsonText(next))
    await rename(`${file}.new`, file)
  } finally {
    await unlock()
  }
}

/** What the drills have written. */
export const readRecord = async (file: string): Promise<Performed> =>
  performedSchema.parse(JSON.parse(await readFile(file, 'utf8')))

/** Wait until no other drill has the lock, a folder because making one either succeeds or fails. */
async function lock(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(folder)
      return () => rmdir(folder)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    }
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > STALE_MS) await rmdir(folder).catch(() => {})
    else await wait(20)
  }
}

/** The records with a page, sorted by path. */
export function withPage({ pages }: Performed, page: PerformedPage): Performed {
  const others = pages.filter((other) => other.page !== page.page)
  return { pages: [...others, page].sort((a, b) => (a.page < b.page ? -1 : 1)) }
}
