import { isConnectionFast } from '../shared/browser/connection.ts'
import type { PayloadCache } from './payload-cache.ts'
import type { LinkedPayloads } from './prefetch-by-link.ts'

/** `window.docs`: both return `false` when there is nothing to do or the connection is slow. */
export interface PrefetchApi {
  /** Fetch a page when the network is idle. */
  readonly prefetch: (path: string) => Promise<void> | false
  /** Fetch a page that the reader is about to open. */
  readonly preload: (path: string) => Promise<void> | false
}

/** Time a pointer must rest on a link to count as an intent. */
const INTENT_MS = 65

/**
 * Prefetches pages; errors are ignored until the actual visit.
 *
 * @param linked prefetches by a link where the browser supports it
 * @param routeOfUrl the route of a URL worth fetching: inside the site, not on screen
 */
export function createPrefetch(
  pages: PayloadCache,
  linked: Pick<LinkedPayloads, 'prefetch'>,
  routeOfUrl: (url: URL) => string | undefined,
): PrefetchApi {
  const ahead = (fetchRoute: (route: string) => Promise<void> | false) => (path: string) => {
    const url = URL.canParse(path, location.href) ? new URL(path, location.href) : undefined
    const route = url && routeOfUrl(url)
    if (route === undefined || pages.has(route) || !isConnectionFast(navigator)) return false
    return fetchRoute(route)
  }
  const load = (route: string, priority: RequestPriority) =>
    pages.load(route, { priority }).then(ignore, ignore)
  return Object.freeze({
    prefetch: ahead((route) => linked.prefetch(route) ?? load(route, 'low')),
    preload: ahead((route) => load(route, 'high')),
  } satisfies PrefetchApi)
}

/** Call `preload` for links that the reader points at, focuses, presses or touches. */
export function preloadOnIntent(preload: PrefetchApi['preload']): void {
  // A timer for each: focus scrolls a link into view, which moves others under a resting pointer.
  const preloadSoon = () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return ({ target }: Event): void => {
      clearTimeout(timer)
      const href = hrefOfLink(target)
      if (href !== undefined) timer = setTimeout(() => preload(href), INTENT_MS)
    }
  }
  const preloadNow = ({ target }: Event): void => {
    const href = hrefOfLink(target)
    if (href !== undefined) preload(href)
  }
  addEventListener('pointerover', preloadSoon())
  addEventListener('focusin', preloadSoon())
  addEventListener('pointerdown', preloadNow)
}

function hrefOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const isHere = link !== null && !link.hasAttribute('download') && /^(?:_self)?$/.test(link.target)
  return isHere && link.href !== '' ? link.href : undefined
}

function ignore(): void {}
