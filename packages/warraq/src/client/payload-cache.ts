import type { PagePayload } from '../shared/page-payload.ts'
import type { PayloadRequest } from './fetch-payload.ts'

export interface PayloadCache {
  /**
   * The payload of a route, fetched at most once. A fetch whose every reader has given up is
   * aborted; a failed one is forgotten, so that the next load asks again.
   */
  readonly load: (route: string, request?: PayloadRequest) => Promise<PagePayload>
  /** Loaded or on its way. */
  readonly has: (route: string) => boolean
  readonly drop: (route: string) => void
}

const DEFAULT_LIMITS = { routes: 10_000, size: 16_000_000 }

interface Entry {
  readonly promise: Promise<PagePayload>
  readonly controller: AbortController
  readers: number
  /** Characters of HTML; absent while it is on its way. */
  size?: number
}

/**
 * A cache of payloads by route, without query and hash; the least recently used leave first.
 * `limits.size` counts the characters of all HTML held.
 */
export function createPayloadCache(
  fetchPayload: (route: string, request: PayloadRequest) => Promise<PagePayload>,
  limits = DEFAULT_LIMITS,
): PayloadCache {
  /** The most recently used last. */
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
        // What could not be read ends, too.
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

/** Characters of HTML; what else a payload holds is little beside it. */
function sizeOf({ html, shell: { navbar, sidebar } }: PagePayload): number {
  return html.length + navbar[0].length + navbar[1].length + (sidebar?.html.length ?? 0)
}
