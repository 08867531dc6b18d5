import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type EmittedSite, UsageError, type WarraqPlugin } from 'warraq/plugin'
import { offlineBuild } from './offline-build.ts'
import { offlinePage } from './offline-page.ts'
import { type OfflineTexts, offlineTexts } from './offline-texts.ts'
import { REMOVAL_CODE } from './removal-code.ts'
import { WORKER_FILE } from './worker-contract.ts'

export type { OfflineTexts } from './offline-texts.ts'

export interface OfflineOptions {
  /**
   * Absent: `true`. `false` removes the worker of an earlier build, and what it has kept, from the
   * browsers of readers.
   */
  readonly enabled?: boolean
  /** Texts of the page *You Are Offline*, by the language of the site: `{ nl: { retry: 'Opnieuw' } }`. */
  readonly texts?: Readonly<Record<string, Partial<OfflineTexts>>>
}

const OPTIONS = ['enabled', 'texts']

/** The bundled worker, which begins in `start-offline.ts`. */
const WORKER_CODE = new URL('../dist/start-offline.js', import.meta.url)

/**
 * Lets readers open visited pages and search without a network.
 * @throws UsageError for an option that it cannot use
 */
export function offline(options: OfflineOptions = {}): WarraqPlugin {
  refuseUnusable(options)
  if (options.enabled === false) return { name: 'offline', emit: () => [removal] }
  const texts = new Map(Object.entries(options.texts ?? {}))
  return {
    name: 'offline',
    client: [{ module: fileURLToPath(new URL('../src/register.ts', import.meta.url)) }],
    fallbackPages: ({ lang }) => [offlinePage({ ...offlineTexts(lang), ...texts.get(lang) })],
    async *emit(site) {
      yield { path: WORKER_FILE, content: await workerCode(site) }
    },
  }
}

/** Browsers that have a worker of an earlier build request it; no page refers to it. */
const removal = { path: WORKER_FILE, content: REMOVAL_CODE }

async function workerCode(site: EmittedSite): Promise<string> {
  const code = await readFile(WORKER_CODE, 'utf8')
  return `const OFFLINE_BUILD=${JSON.stringify(offlineBuild(site))};${code}`
}

function refuseUnusable({ enabled = true, texts = {}, ...others }: OfflineOptions): void {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is not an option of offline: ${OPTIONS.join(', ')}.`)
  if (typeof enabled !== 'boolean')
    throw new UsageError('"enabled" of offline must be true or false.')
  const known = Object.keys(offlineTexts('en'))
  for (const [lang, changed] of Object.entries(texts))
    for (const [name, text] of Object.entries(changed))
      if (!known.includes(name) || typeof text !== 'string')
        throw new UsageError(
          `"texts.${lang}.${name}" of offline: texts are ${known.join(', ')}, each a string.`,
        )
}
