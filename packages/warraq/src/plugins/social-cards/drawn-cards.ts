import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checksumOf, readCheckedFile, writeCheckedFile } from '../../cache/checked-file.ts'
import { lockFile } from '../../cache/file-lock.ts'
import { runInThreads } from '../../system/run-in-threads.ts'
import type { OutputFile, PicturedPage } from '../warraq-plugin.ts'
import type { CardTheme } from './card-svg.ts'

/** A card to draw: its file name and its page. */
export interface CardRequest {
  readonly name: string
  readonly page: PicturedPage
}

/** Start data of a drawing thread. */
export interface CardWorkerData {
  readonly theme: CardTheme
  /** Folder for the cards. */
  readonly dir: string
}

/** Cards a thread takes at once. */
const BATCH_CARDS = 20

/**
 * The files of cards. Worker threads draw the cards that are not in the cache folder; it keeps the
 * cards of the last build.
 */
export async function* drawnCards(
  cards: readonly CardRequest[],
  theme: CardTheme,
  dir: string,
): AsyncGenerator<OutputFile> {
  await mkdir(dir, { recursive: true })
  // A concurrent build of the site may be drawing.
  const lock = await lockFile({ file: join(dir, LOCK) })
  try {
    const present = wholeCards(dir)
    const missing = cards.filter(({ name }) => !present.has(name))
    const workerData: CardWorkerData = { theme, dir }
    await runInThreads<CardRequest, void>(missing, {
      script: fileURLToPath(new URL('./card-worker.mjs', import.meta.url)),
      workerData,
      batchSize: BATCH_CARDS,
    })
    const sums: Record<string, string> = {}
    // One at a time, because the cards of a large site may not fit in memory.
    for (const { name } of cards) {
      const content = await readFile(join(dir, name))
      sums[name] = checksumOf(content)
      yield { path: cardPath(name), content }
    }
    for (const name of await readdir(dir))
      if (sums[name] === undefined && name !== LOCK) await rm(join(dir, name))
    writeCheckedFile(join(dir, SUMS), [JSON.stringify(sums)])
  } finally {
    lock.release()
  }
}

const LOCK = 'lock'
/** File with checksums of the cards, so that damaged cards are drawn again. */
const SUMS = 'sums.json'

/** Names of the undamaged cards. */
function wholeCards(dir: string): Set<string> {
  const text = readCheckedFile(join(dir, SUMS))?.toString('utf8') ?? '{}'
  const isWhole = ([name, sum]: readonly [string, string]) => {
    const file = join(dir, name)
    return existsSync(file) && checksumOf(readFileSync(file)) === sum
  }
  const sums = Object.entries(JSON.parse(text) as Record<string, string>)
  return new Set(sums.filter(isWhole).map(([name]) => name))
}

/** Output path of a card. */
export function cardPath(name: string): string {
  return `assets/${name}`
}
