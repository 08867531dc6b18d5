import { afterPaint } from '../shared/after-paint.ts'
import { fetchJson } from './fetch-json.ts'
import type { SearchProvider, SearchScope } from './search-provider.ts'
import workerHref from './search-worker.ts?worker&url'
import type { AskSite, SiteQuestion } from './site-questions.ts'
import { WorkerLostError, workerThread } from './worker-thread.ts'

export interface LocalProviderOptions {
  /** Served address of `search-index.json` of the language. */
  readonly catalogueHref: string
  /** Absent: the newest version of every docs root. */
  readonly scope?: Pick<SearchScope, 'tags'>
}

/**
 * Answers from the index of the site itself, without a server: in a worker, or on the main thread
 * where there are no workers. Nothing is loaded before `prepare` or the first search.
 */
export function localProvider({ catalogueHref, scope }: LocalProviderOptions): SearchProvider {
  const place = { catalogueHref: new URL(catalogueHref, location.href).href, tags: scope?.tags }
  return {
    loadCode: async () => {
      await (await fetch(workerHref, { priority: 'low' })).text()
    },
    prepare: async () => {
      void readCatalogue(place.catalogueHref)
      // What the reader opened is on the screen before a worker takes its time to start.
      await afterPaint()
      await askSite(place)
    },
    search: async ({ signal, query, limit, offset = 0, onFirst }) => {
      signal?.throwIfAborted()
      const question = { ...place, request: { query, limit, offset } }
      return unlessAborted(askSite(question, { signal, onFirst }), signal)
    },
  }
}

/** One thread for all providers of the page, started by the first question. */
let thread: AskSite | undefined

const askSite: AskSite = async (question, asking) => {
  thread ??= startWorker() ?? (await mainThread())
  await tellCatalogue(thread, question)
  asking?.signal?.throwIfAborted()
  try {
    return await thread(question, asking)
  } catch (cause) {
    if (!(cause instanceof WorkerLostError)) throw cause
    thread = await mainThread()
    return thread(question, asking)
  }
}

/** Catalogues that are being read or have been, by address. */
const catalogues = new Map<string, Promise<unknown>>()
/** Addresses of those that the thread has been told. */
const told = new Set<string>()

/** The catalogue, read while the code of the worker is loaded; `undefined` when it cannot be had. */
function readCatalogue(href: string): Promise<unknown> {
  const reading = catalogues.get(href) ?? fetchJson(href).catch(() => undefined)
  catalogues.set(href, reading)
  return reading
}

/** What cannot be had is left to the thread, which says why. */
async function tellCatalogue(ask: AskSite, { catalogueHref, tags }: SiteQuestion): Promise<void> {
  const catalogue = await readCatalogue(catalogueHref)
  if (catalogue === undefined || told.has(catalogueHref)) return
  told.add(catalogueHref)
  ask({ catalogueHref, catalogue, tags }).catch(() => {})
}

function startWorker(): AskSite | undefined {
  try {
    return workerThread(new Worker(workerHref, { type: 'module' }))
  } catch {
    return undefined
  }
}

async function mainThread(): Promise<AskSite> {
  const { siteAnswers } = await import('./site-questions.ts')
  return siteAnswers()
}

/** The answer, or the reason of the signal as soon as it is aborted. */
function unlessAborted<Value>(
  answer: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (signal === undefined) return answer
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
