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

/** What a dialog shows without scrolling on a phone; browsers ask a server for six files at once. */
const FIRST_HITS = 6
/** Shorter than a reader notices; what is there by then is shown once. */
const PATIENCE_MS = 40

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
      await askSite(place)
    },
    search: async ({ signal, query, limit, offset = 0, onFirst }) => {
      signal?.throwIfAborted()
      const ask = (most: number) =>
        unlessAborted(
          askSite({ ...place, request: { query, limit: most, offset } }, signal),
          signal,
        )
      if (onFirst === undefined || limit <= FIRST_HITS) return ask(limit)
      // Each hit may be in a file of its own, and a slow network brings a few at a time.
      const first = await ask(FIRST_HITS)
      if (first.hits.length === first.total) return first
      const timer = setTimeout(() => onFirst(first), PATIENCE_MS)
      return ask(limit).finally(() => clearTimeout(timer))
    },
  }
}

/** One thread for all providers of the page, started by the first question. */
let thread: AskSite | undefined

const askSite: AskSite = async (question, signal) => {
  thread ??= startWorker() ?? (await mainThread())
  await tellCatalogue(thread, question)
  signal?.throwIfAborted()
  try {
    return await thread(question, signal)
  } catch (cause) {
    if (!(cause instanceof WorkerLostError)) throw cause
    thread = await mainThread()
    return thread(question, signal)
  }
}

/** Catalogues that are being read or have been, by address. */
const catalogues = new Map<string, Promise<void>>()

/** Read the catalogue while the code of the worker is loaded; a failure is left to the worker to tell. */
function tellCatalogue(ask: AskSite, { catalogueHref, tags }: SiteQuestion): Promise<void> {
  const telling =
    catalogues.get(catalogueHref) ??
    fetchJson(catalogueHref).then(
      (catalogue) => void ask({ catalogueHref, catalogue, tags }).catch(() => {}),
      () => {},
    )
  catalogues.set(catalogueHref, telling)
  return telling
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
