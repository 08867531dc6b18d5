import { fileURLToPath } from 'node:url'
import { type OutputFile, openCache, type PicturedPage } from 'warraq/plugin'
import { runInThreads } from 'warraq/threads'
import type { CardTheme } from './card-svg.ts'
import { drawingVersions } from './draw-card.ts'

/** A card to draw: its file name and its page. */
export interface CardRequest {
  readonly name: string
  readonly page: PicturedPage
}

/** Cards a thread takes at once. */
const BATCH_CARDS = 20

/**
 * The files of cards. Worker threads draw the cards that are missing in the cache folder; it keeps
 * the cards of the last build.
 */
export async function* drawnCards(
  cards: readonly CardRequest[],
  theme: CardTheme,
  dir: string,
): AsyncGenerator<OutputFile> {
  const cache = openCache(dir, { drawing: drawingVersions() })
  await runInThreads<CardRequest, Uint8Array>(
    cards.filter(({ name }) => !cache.has(name)),
    {
      script: fileURLToPath(new URL('./card-worker.mjs', import.meta.url)),
      workerData: theme,
      batchSize: BATCH_CARDS,
    },
    ({ name }, png) => cache.keep(name, png),
  )
  await cache.save(cards.map(({ name }) => name))
  // One at a time, because the cards of a large site may not fit in memory.
  for (const { name } of cards) yield { path: cardPath(name), content: cache.read(name) }
}

/** Output path of a card. */
export function cardPath(name: string): string {
  return `assets/${name}`
}
