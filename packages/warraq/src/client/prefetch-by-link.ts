import { type FetchPayload, payloadHref } from './fetch-payload.ts'

/** Payloads that the browser keeps in its HTTP cache. */
export interface LinkedPayloads {
  /**
   * Have the browser fetch a payload; resolves when it has ended, even in vain.
   * @returns `false` for a payload already prefetched, `undefined` without support by the browser
   */
  readonly prefetch: (route: string) => Promise<void> | false | undefined
  /** Fetches from the HTTP cache what a link has prefetched, whatever its age. */
  readonly fetch: FetchPayload
}

/** Prefetch payloads by `<link rel="prefetch">`, and use each of them once. */
export function createLinkedPayloads(fetchPayload: FetchPayload): LinkedPayloads {
  const linked = new Set<string>()
  return {
    prefetch: (route) => {
      if (linked.has(route)) return false
      // biome-ignore lint/plugin: a hint for the browser; no reader sees it.
      const link = document.createElement('link')
      if (!link.relList.supports('prefetch')) return undefined
      linked.add(route)
      return new Promise((resolve) => {
        link.rel = 'prefetch'
        link.href = payloadHref(route)
        link.onload = link.onerror = () => resolve()
        document.head.append(link)
      })
    },
    // Payloads are to be revalidated, which would cost the click a round trip. A payload that turns
    // out to be broken is fetched anew.
    fetch: (route, request) =>
      fetchPayload(route, linked.delete(route) ? { ...request, cache: 'force-cache' } : request),
  }
}
