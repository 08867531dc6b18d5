import type { PagePayload } from '../shared/data/page-payload.ts'
import type { FetchPayload, PayloadRequest } from './fetch-payload.ts'

export interface PayloadCache {
  /**
   * The payload of a route, fetched at most once. A fetch is aborted when all its callers have
   * given up; after a failure, the next load fetches again.
   */
  readonly load: (route: string, request?: PayloadRequest) => Promise<PagePayload>
  /** Whether the payload is loaded or being fetched. */
  readonly has: (route: string) => boolean
  readonly drop: (route: string) => void
}

const DEFAULT_LIMITS = { routes: 10_000, size: 16_000_000 }

interface Entry {
  readonly promise: Promise<PagePayload>
  readonly controller: AbortController
  readers: number
  /** Characters of HTML; absent while the payload is being fetched. */
  size?: number
}

/**
 * A cache of payloads by route, without query and hash; the least recently used ones are evicted
 * first. `limits.size` is the maximum number of characters of HTML.
 */
export function createPayloadCache(
  fetchPayload: FetchPayload,
  limits = DEFAULT_LIMITS,
): PayloadCache {
  /** In order of use; the most recently used entry is last. */
  const entries = new Map<string, Entry>()
  let size = 0

  const drop = (route: string, only = entries.get(route)): void => {
    if (only === undefined || entries.get(route) !== only) return
    size -= only.size ?? 0
    entries.delete(route)
  }
  const keep = (route: string, entry: Entry, payload: PagePayload): void => {
    if (entries.get(route) !== entry) return
    entry.size = sizeOf(payload)
    size += entry.size
    for (const other of entries.keys()) {
      if (entries.size <= limits.routes && size <= limits.size) return
      if (other !== route) drop(other)
    }
  }
  const begin = (route: string, request: PayloadRequest): Entry => {
    const controller = new AbortController()
    const promise = fetchPayload(route, { ...request, signal: controller.signal })
    const entry: Entry = { promise, controller, readers: 0 }
    promise.then(
      (payload) => keep(route, entry, payload),
      () => {
        drop(route, entry)
        // A request that failed while reading must end, too.
        controller.abort()
      },
    )
    return entry
  }

  return {
    load: (route, request = {}) => {
      const entry = entries.get(route) ?? begin(route, request)
      entries.delete(route)
      entries.set(route, entry)
      entry.readers++
      const giveUp = (): void => {
        if (--entry.readers > 0 || entry.size !== undefined) return
        drop(route, entry)
        entry.controller.abort()
      }
      // Wait one task so that a second visit to the same route can take over this request.
      request.signal?.addEventListener('abort', () => setTimeout(giveUp), { once: true })
      return entry.promise
    },
    has: (route) => entries.has(route),
    drop: (route) => drop(route),
  }
}

/** Characters of HTML; the rest of a payload is small in comparison. */
function sizeOf({ html, shell: { navbar, sidebar } }: PagePayload): number {
  return html.length + navbar.join('').length + (sidebar?.html.length ?? 0)
}
