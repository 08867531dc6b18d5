import type { Diagnostic } from '../shared/diagnostic.ts'
import { createProblemOverlay } from './dev-overlay.ts'
import type { PayloadCache } from './payload-cache.ts'
import type { Screen } from './screen.ts'

/** What the dev server tells an open page. */
export type DevMessage =
  | { readonly type: 'page'; readonly href: string }
  | { readonly type: 'css'; readonly href: string }
  | { readonly type: 'problems'; readonly problems: readonly Diagnostic[] }
  | { readonly type: 'reload' }

/** Keep the page in step with the sources, without losing the reader's place. */
export function connect(screen: Screen, pages: PayloadCache): void {
  const overlay = createProblemOverlay()
  new EventSource(`/__docs/events?${sincePage(screen)}`).addEventListener('message', ({ data }) => {
    // Only the dev server of this very page writes to this stream.
    const message = JSON.parse(data) as DevMessage
    if (message.type === 'reload') location.reload()
    else if (message.type === 'css') replaceStylesheet(message.href)
    else if (message.type === 'problems') overlay.show(message.problems)
    else void refresh(message.href, screen, pages)
  })
}

/** Names the page in the document, and its age: what was changed in this time is told at once. */
function sincePage(screen: Screen): URLSearchParams {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const age = performance.now() - (visit?.requestStart ?? 0)
  return new URLSearchParams({ page: screen.shown().page.href, age: age.toFixed() })
}

async function refresh(href: string, screen: Screen, pages: PayloadCache): Promise<void> {
  pages.drop(href)
  if (href !== screen.shown().page.href) return
  const payload = await pages.load(href, { cache: 'no-store' }).catch(() => undefined)
  if (payload === undefined || href !== screen.shown().page.href) return
  const focusedId = document.activeElement?.id ?? ''
  const top = scrollY
  void screen.show(payload)
  scrollTo({ top, behavior: 'instant' })
  if (focusedId !== '') document.getElementById(focusedId)?.focus({ preventScroll: true })
}

/** The old styles leave when the new ones are there. */
function replaceStylesheet(href: string): void {
  const { pathname } = new URL(href, location.href)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const former = links.filter((link) => new URL(link.href).pathname === pathname)
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = `${pathname}?t=${Date.now()}`
  next.onload = () => {
    for (const link of former) link.remove()
  }
  const place = former.at(-1)
  if (place === undefined) document.head.append(next)
  else place.after(next)
}
