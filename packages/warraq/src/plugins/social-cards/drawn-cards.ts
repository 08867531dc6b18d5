import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCheckedFile } from '../../cache/checked-file.ts'
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
 * The files of cards. Worker threads draw the cards that are missing or damaged in the cache folder;
 * it keeps the cards of the last build.
 */
export async function* drawnCards(
  cards: readonly CardRequest[],
  theme: CardTheme,
  dir: string,
): AsyncGenerator<OutputFile> {
  await mkdir(dir, { recursive: true })
  // A concurrent build of the site may be drawing.
  const lock = await lockFile(join(dir, LOCK))
  try {
    const missing = cards.filter(({ name }) => readCheckedFile(join(dir, name)) === undefined)
    const workerData: CardWorkerData = { theme, dir }
    await runInThreads<CardRequest, void>(missing, {
      script: fileURLToPath(new URL('./card-worker.mjs', import.meta.url)),
      workerData,
      batchSize: BATCH_CARDS,
    })
    // One at a time, because the cards of a large site may not fit in memory.
    for (const { name } of cards) {
      const content = readCheckedFile(join(dir, name))
      if (content === undefined) throw new Error(`The drawn card ${join(dir, name)} is damaged.`)
      yield { path: cardPath(name), content }
    }
    const used = new Set([LOCK, ...cards.map(({ name }) => name)])
    for (const name of await readdir(dir)) if (!used.has(name)) await rm(join(dir, name))
  } finally {
    lock.release()
  }
}

const LOCK = 'lock'

/** Output path of a card. */
export function cardPath(name: string): string {
  return `assets/${name}`
}
