import type { PageRecord } from '../shared/data/page-view.ts'
import { routeOf } from './route-of.ts'

type AddressedPage = Pick<PageRecord, 'href' | 'kind'>

/** The path of the page on screen in its only clean spelling; any path may show the not-found page. */
export function cleanPathOf({ href, kind }: AddressedPage): string {
  return kind === 'not-found' ? location.pathname : new URL(href, location.origin).pathname
}

/** Replace another spelling of the page's path in the address bar by the clean one. */
export function cleanAddress(page: AddressedPage): void {
  const { pathname, search, hash } = location
  const clean = cleanPathOf(page)
  if (pathname === clean || routeOf(pathname)?.toLowerCase() !== routeOf(clean)?.toLowerCase())
    return
  history.replaceState(history.state, '', clean + search + hash)
}
