/** Has the Workbox router fetch and cache these addresses as if the page had requested them. */
interface KeepPageMessage {
  readonly type: 'CACHE_URLS'
  readonly payload: { readonly urlsToCache: readonly string[] }
}

/** Has the worker cache what the search needs. */
interface KeepSearchMessage {
  readonly type: 'KEEP_SEARCH'
}

export type OfflineMessage = KeepPageMessage | KeepSearchMessage

export function isKeepSearch(data: unknown): data is KeepSearchMessage {
  return (data as Partial<OfflineMessage> | null)?.type === 'KEEP_SEARCH'
}
