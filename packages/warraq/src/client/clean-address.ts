import type { PageRecord } from '../shared/page-view.ts'
import { routeOf } from './route-of.ts'

/** Replace another spelling of the page's path in the address bar by the clean one. */
export function cleanAddress({ href, kind }: Pick<PageRecord, 'href' | 'kind'>): void {
  const { pathname, search, hash, origin } = location
  const clean = new URL(href, origin).pathname
  if (kind === 'not-found' || pathname === clean) return
  if (routeOf(pathname)?.toLowerCase() !== clean.toLowerCase()) return
  history.replaceState(history.state, '', clean + search + hash)
}
