import { once } from '@warraq/search/once'
import {
  FIRST_HITS,
  type ProviderSource,
  type SearchProvider,
} from '@warraq/search/search-provider'
import { workerUrl } from '../shared/browser/worker-url.ts'
import workerHref from './search-worker.ts?worker&url'
import type { AskSite } from './site-questions.ts'
import { WorkerLostError, workerThread } from './worker-thread.ts'

/**
 * Searches the site's own index without a server: in a worker, or on the main thread if workers are
 * unavailable.
 */
export function openProvider({
  baseUrl,
  scope,
}: Pick<ProviderSource, 'baseUrl' | 'scope'>): SearchProvider {
  const { href } = new URL(`${baseUrl}search-index.json`, location.href)
  // A newer query aborts loading for an older one.
  let typed = new AbortController()
  const place = { catalogueHref: href, tags: scope.tags }
  return {
    prepare: async (query = '') => {
      typed.abort()
      typed = new AbortController()
      await askSite({ ...place, query, limit: FIRST_HITS }, { signal: typed.signal })
    },
    search: async ({ signal, query, limit, offset = 0, onFirst }) => {
      signal?.throwIfAborted()
      return askSite({ ...place, query, limit, offset }, { signal, onFirst })
    },
  }
}

/** One thread for all providers of the page, started with the first question. */
let thread: AskSite | undefined

const askSite: AskSite = async (question, asking) => {
  thread ??= startWorker() ?? (await mainThread())
  asking?.signal?.throwIfAborted()
  try {
    return await thread(question, asking)
  } catch (cause) {
    if (!(cause instanceof WorkerLostError)) throw cause
    thread = await mainThread()
    return thread(question, asking)
  }
}

function startWorker(): AskSite | undefined {
  try {
    return workerThread(new Worker(workerUrl(workerHref), { type: 'module' }))
  } catch {
    return undefined
  }
}

const mainThread = once(async (): Promise<AskSite> => {
  const { siteAnswers } = await import('./site-questions.ts')
  return siteAnswers()
})
