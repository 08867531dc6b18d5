import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type CommandOptions, siteCacheDir } from '../../build/command-options.ts'
import type { OutputWriter } from '../../build/output-writer.ts'
import { runInThreads } from '../../build/run-in-threads.ts'
import type { CardTheme } from './card-theme.ts'
import type { CardRequest, SocialCards } from './social-cards.ts'

export interface CardWorkerData {
  readonly theme: CardTheme
  /** Folder the cards are written to. */
  readonly dir: string
}

/** Cards a thread takes at once. */
const BATCH_CARDS = 20

/**
 * Draw the cards that no former build has drawn, in threads beside the main one, and put all into the output.
 * The cache holds the cards of the last build; other versions of the engine have caches of their own.
 */
export async function drawCards(
  languages: readonly SocialCards[],
  options: CommandOptions,
  output: OutputWriter,
): Promise<void> {
  if (languages.length === 0) return
  const all = join(siteCacheDir(options), 'cards')
  const dir = join(all, options.engineKey)
  await mkdir(dir, { recursive: true })
  await keepOnly(all, new Set([basename(dir)]))
  const present = new Set(await readdir(dir))
  for (const { theme, requests } of languages) {
    const missing = [...requests()].filter(({ name }) => !present.has(name))
    const workerData: CardWorkerData = { theme, dir }
    await runInThreads<readonly CardRequest[], void>(batchesOf(missing), {
      script: join(options.bundleDir, 'card-worker.mjs'),
      workerData,
    })
    for (const { name } of missing) present.add(name)
  }
  const names = new Set(
    languages.flatMap(({ requests }) => [...requests()].map(({ name }) => name)),
  )
  // One at a time: those of a large site are more than memory should hold.
  for (const name of names) await output.write(`assets/${name}`, readFileSync(join(dir, name)))
  await keepOnly(dir, names)
}

function batchesOf(cards: readonly CardRequest[]): (readonly CardRequest[])[] {
  return Array.from({ length: Math.ceil(cards.length / BATCH_CARDS) }, (_, index) =>
    cards.slice(index * BATCH_CARDS, (index + 1) * BATCH_CARDS),
  )
}

async function keepOnly(dir: string, names: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(dir)).filter((name) => !names.has(name))
  await Promise.all(others.map((name) => rm(join(dir, name), { recursive: true, force: true })))
}
