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

export interface CacheLimits {
  readonly routes: number
  /** Characters of all HTML held. */
  readonly size: number
}

const DEFAULT_LIMITS: CacheLimits = { routes: 10_000, size: 16_000_000 }

interface PendingLoad {
  readonly promise: Promise<PagePayload>
  readonly controller: AbortController
  readers: number
}

/** A cache of payloads by route, without query and hash; the least recently used leave first. */
export function createPayloadCache(
  fetchPayload: (route: string, request: PayloadRequest) => Promise<PagePayload>,
  limits: CacheLimits = DEFAULT_LIMITS,
): PayloadCache {
  const loaded = new Map<string, PagePayload>()
  const pending = new Map<string, PendingLoad>()
  let size = 0

  const drop = (route: string): void => {
    const former = loaded.get(route)
    if (former === undefined) return
    size -= sizeOf(former)
    loaded.delete(route)
  }

  const keep = (route: string, payload: PagePayload): void => {
    drop(route)
    loaded.set(route, payload)
    size += sizeOf(payload)
    for (const oldest of loaded.keys()) {
      if (oldest === route || (loaded.size <= limits.routes && size <= limits.size)) return
      drop(oldest)
    }
  }

  const begin = (route: string, request: PayloadRequest): PendingLoad => {
    const controller = new AbortController()
    const forget = (): void => {
      if (pending.get(route) === load) pending.delete(route)
    }
    const fail = (): void => {
      forget()
      // What could not be read ends, too.
      controller.abort()
    }
    const promise = fetchPayload(route, { ...request, signal: controller.signal })
    const load: PendingLoad = { promise, controller, readers: 0 }
    pending.set(route, load)
    promise.then((payload) => {
      if (pending.get(route) === load) keep(route, payload)
      forget()
    }, fail)
    return load
  }

  return {
    load: (route, request = {}) => {
      const payload = loaded.get(route)
      if (payload !== undefined) {
        keep(route, payload)
        return Promise.resolve(payload)
      }
      const load = pending.get(route) ?? begin(route, request)
      load.readers++
      const giveUp = (): void => {
        if (--load.readers > 0) return
        if (pending.get(route) === load) pending.delete(route)
        load.controller.abort()
      }
      // A task later: another visit to the route, for which this one ends, goes on with its load.
      request.signal?.addEventListener('abort', () => setTimeout(giveUp), { once: true })
      return load.promise
    },
    has: (route) => loaded.has(route) || pending.has(route),
    drop,
  }
}

/** Characters of HTML; what else a payload holds is little beside it. */
function sizeOf({ html, shell: { navbar, sidebar } }: PagePayload): number {
  return html.length + navbar[0].length + navbar[1].length + (sidebar?.html.length ?? 0)
}
