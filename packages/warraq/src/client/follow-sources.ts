import { onProblemFound } from '../shared/browser/problem-found.ts'
import { DEV_EVENTS_PATH, DEV_GENERATION, type DevMessage } from '../shared/data/dev-message.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { once } from '../shared/data/once.ts'
import { fetchPayload } from './fetch-payload.ts'
import type { PayloadCache } from './payload-cache.ts'
import type { Screen } from './screen.ts'

/** Update the page when its sources change, and keep the reader's position. */
export function connect(screen: Screen, pages: PayloadCache): void {
  // React is loaded only for the overlay, so that edits are shown without waiting for it.
  const overlay = once(async () => {
    const { createProblemOverlay } = await import('../theme/DevOverlay/dev-overlay.tsx')
    return createProblemOverlay()
  })
  const tell = (problems: readonly Diagnostic[]): void =>
    void overlay().then((show) => show(problems))
  const found: Diagnostic[] = []
  onProblemFound((problem) => {
    found.push(problem)
    tell(found)
  })
  new EventSource(`${DEV_EVENTS_PATH}?since=${generation()}`).addEventListener(
    'message',
    ({ data }) => {
      // Only the development server of this page writes to the stream.
      const message = JSON.parse(data) as DevMessage
      if (message.type === 'reload') location.reload()
      else if (message.type === 'problems') tell(message.problems)
      else void refresh(message.href, screen, pages)
    },
  )
}

/**
 * Generation of the site when the server sent the document; empty if the browser does not expose
 * it.
 */
function generation(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.find(({ name }) => name === DEV_GENERATION)?.description ?? ''
}

/** Number of the newest refresh; results of older ones are discarded. */
let newest = 0

async function refresh(href: string, screen: Screen, pages: PayloadCache): Promise<void> {
  pages.drop(href)
  if (href !== screen.shown().page.href) return
  const mine = ++newest
  // Bypass the cache, because a load in progress may have been answered before the last change.
  const payload = await fetchPayload(href, { cache: 'no-store' }).catch(() => undefined)
  if (payload === undefined || mine !== newest || href !== screen.shown().page.href) return
  const focusedId = document.activeElement?.id ?? ''
  const top = scrollY
  screen.show(payload)
  scrollTo({ top, behavior: 'instant' })
  if (focusedId !== '') document.getElementById(focusedId)?.focus({ preventScroll: true })
}
