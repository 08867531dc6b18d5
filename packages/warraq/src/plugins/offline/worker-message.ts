/** Asks the router of Workbox to answer these addresses as if the page had asked, and keep them. */
interface KeepPageMessage {
  readonly type: 'CACHE_URLS'
  readonly payload: { readonly urlsToCache: readonly string[] }
}

/** Asks for what the search needs. */
interface KeepSearchMessage {
  readonly type: 'KEEP_SEARCH'
}

export type OfflineMessage = KeepPageMessage | KeepSearchMessage

export function isKeepSearch(data: unknown): data is KeepSearchMessage {
  return (data as Partial<OfflineMessage> | null)?.type === 'KEEP_SEARCH'
}
