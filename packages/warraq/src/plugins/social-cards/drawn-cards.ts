import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInThreads } from '../../build/run-in-threads.ts'
import type { OutputFile } from '../plugin.ts'
import type { CardRequest, CardTheme, CardWorkerData } from './card-theme.ts'

/** Cards a thread takes at once. */
const BATCH_CARDS = 20

/**
 * The files of cards. Those that no former build has drawn are drawn in threads beside the main one;
 * the cache folder holds the cards of the last build.
 */
export async function* drawnCards(
  cards: readonly CardRequest[],
  theme: CardTheme,
  dir: string,
): AsyncGenerator<OutputFile> {
  await mkdir(dir, { recursive: true })
  const present = new Set(await readdir(dir))
  const missing = cards.filter(({ name }) => !present.has(name))
  const workerData: CardWorkerData = { theme, dir }
  await runInThreads<readonly CardRequest[], void>(batchesOf(missing), {
    script: fileURLToPath(new URL('./card-worker.mjs', import.meta.url)),
    workerData,
  })
  // One at a time: those of a large site are more than memory should hold.
  for (const { name } of cards)
    yield { path: cardPath(name), content: await readFile(join(dir, name)) }
  const names = new Set(cards.map(({ name }) => name))
  for (const name of await readdir(dir)) if (!names.has(name)) await rm(join(dir, name))
}

/** Where the site serves a card. */
export function cardPath(name: string): string {
  return `assets/${name}`
}

function batchesOf(cards: readonly CardRequest[]): (readonly CardRequest[])[] {
  return Array.from({ length: Math.ceil(cards.length / BATCH_CARDS) }, (_, index) =>
    cards.slice(index * BATCH_CARDS, (index + 1) * BATCH_CARDS),
  )
}
