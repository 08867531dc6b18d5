import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { jsonText } from '../scripts/json-text.mjs'
import {
  type Performed,
  type PerformedPage,
  performedSchema,
} from '../site/performed/performed-schema.ts'

/**
 * Put the record of a page into the file, in place of an older one; other pages stay, also those
 * that another drill saves at the same time.
 */
export async function saveRecord(file: string, page: PerformedPage): Promise<void> {
  const unlock = await lock(dirname(file))
  try {
    const { pages } = await readRecord(file)
    const others = pages.filter((other) => other.page !== page.page)
    const sorted = [...others, page].sort((a, b) => (a.page < b.page ? -1 : 1))
    await writeFile(`${file}.new`, jsonText(performedSchema.parse({ pages: sorted })))
    await rename(`${file}.new`, file)
  } finally {
    await unlock()
  }
}

/** What the drills have written. */
export const readRecord = async (file: string): Promise<Performed> =>
  performedSchema.parse(JSON.parse(await readFile(file, 'utf8')))

/**
 * Wait until no other drill has the lock of a folder, and take it.
 * @returns what gives it back; the kernel does when this process ends
 */
async function lock(folder: string): Promise<() => Promise<unknown>> {
  const holder = spawn('flock', [folder, 'sh', '-c', 'echo locked; cat'])
  await once(holder.stdout, 'data')
  return () => {
    holder.stdin.end()
    return once(holder, 'exit')
  }
}
