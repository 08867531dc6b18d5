/** File name of the worker, in the folder of its language. It has no hash, so that browsers find the worker of the next build. */
export const WORKER_FILE = 'offline-worker.js'

/**
 * Messages of pages to the worker. With `CACHE_URLS` the Workbox router fetches and caches addresses
 * as if the page had requested them; with `KEEP_SEARCH` the worker caches what the search needs.
 */
export type OfflineMessage =
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly string[] } }
  | { readonly type: 'KEEP_SEARCH' }
