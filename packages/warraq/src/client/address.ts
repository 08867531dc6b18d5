import type { PageRecord } from '../shared/page-view.ts'
import { hasFileExtension, withTrailingSlash } from '../shared/route-path.ts'

/**
 * The clean path of the page that a URL path refers to; `undefined` when it refers to a file.
 *
 * `/a/index.html`, `/a.html`, `/a` and `/a/` are all `/a/`.
 */
export function routeOf(pathname: string): string | undefined {
  const path = pathname.replace(/(?:(\/)index)?\.html$/, '$1')
  return hasFileExtension(path) ? undefined : withTrailingSlash(path)
}

/** Replace another spelling of the page's path in the address bar by the clean one. */
export function cleanAddress({ href, kind }: Pick<PageRecord, 'href' | 'kind'>): void {
  const { pathname, search, hash, origin } = location
  const clean = new URL(href, origin).pathname
  if (kind === 'not-found' || pathname === clean) return
  if (routeOf(pathname)?.toLowerCase() !== clean.toLowerCase()) return
  history.replaceState(history.state, '', clean + search + hash)
}

/**
 * Whether the reader went Back or Forward before the scripts of a reloaded page had loaded: the
 * browser then changes only the address, because the target entry was created without leaving the
 * document.
 */
export function isPageLeft({ activation, currentEntry }: Navigation): boolean {
  const made = activation?.entry.url
  const shown = currentEntry?.url
  return !!made && !!shown && new URL(made).pathname !== new URL(shown).pathname
}
