import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keyOf } from '../../cache/keys.ts'
import { openStore } from '../../cache/store.ts'
import { runInThreads } from '../../system/run-in-threads.ts'
import type { OutputFile, PicturedPage } from '../warraq-plugin.ts'
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
  const store = openStore<null>(join(dir, 'cards'), keyOf('cards', { drawing: drawingVersions() }))
  await runInThreads<CardRequest, Uint8Array>(
    cards.filter(({ name }) => store.get(name) === undefined),
    {
      script: fileURLToPath(new URL('./card-worker.mjs', import.meta.url)),
      workerData: theme,
      batchSize: BATCH_CARDS,
    },
    ({ name }, png) => store.keep(name, null, png),
  )
  await store.save(new Set(cards.map(({ name }) => name)))
  // One at a time, because the cards of a large site may not fit in memory.
  for (const { name } of cards) {
    const card = store.get(name)
    if (card === undefined) throw new Error(`The card ${name} was not drawn.`)
    yield { path: cardPath(name), content: card.read() }
  }
}

/** Output path of a card. */
export function cardPath(name: string): string {
  return `assets/${name}`
}
