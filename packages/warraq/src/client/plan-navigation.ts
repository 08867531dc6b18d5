import { routeOf } from './route-of.ts'

export type NavigationFacts = Pick<
  NavigateEvent,
  | 'canIntercept'
  | 'hashChange'
  | 'downloadRequest'
  | 'formData'
  | 'navigationType'
  | 'userInitiated'
> & { readonly destination: Pick<NavigationDestination, 'url'> }

/** The page on screen; the address bar may already show another one. */
export interface ShownPlace {
  /** Empty if no page of the site is on screen: after a crash, or instead of a missing page. */
  readonly route: string
  /** Path as in its address; empty after a crash. */
  readonly path: string
  /** Query with its `?`. */
  readonly query: string
}

export interface SiteBounds {
  readonly origin: string
  readonly baseUrl: string
  /** Whether a route needs a full load: in another language, or with an unusable payload. */
  readonly isExcluded: (route: string) => boolean
}

export type NavigationPlan =
  | { readonly kind: 'native' }
  | { readonly kind: 'same-page'; readonly scrolls: boolean }
  | { readonly kind: 'page'; readonly route: string }

/** Who handles a navigation: the browser, the page on screen, or another page of this site. */
export function planNavigation(
  event: NavigationFacts,
  shown: ShownPlace,
  site: SiteBounds,
): NavigationPlan {
  const target = new URL(event.destination.url)
  const route = pageRouteOf(target, site)
  const isOrdinary =
    event.canIntercept &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload'
  if (!isOrdinary || route === undefined) return { kind: 'native' }
  if (route !== shown.route && target.pathname !== shown.path) return { kind: 'page', route }
  if (event.hashChange) return { kind: 'native' }
  // A changed query keeps the scroll position; a link to the current page goes to its top.
  const scrolls = event.userInitiated && (target.search === shown.query || target.hash !== '')
  return { kind: 'same-page', scrolls: scrolls && event.navigationType !== 'traverse' }
}

/** The route of a URL that can be shown without leaving the document. */
export function pageRouteOf(
  target: Pick<URL, 'origin' | 'pathname'>,
  { origin, baseUrl, isExcluded }: SiteBounds,
): string | undefined {
  const route = target.origin === origin ? routeOf(target.pathname) : undefined
  return route?.startsWith(baseUrl) && !isExcluded(route) ? route : undefined
}
