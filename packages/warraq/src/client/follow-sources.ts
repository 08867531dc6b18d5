import { DEV_EVENTS_PATH, DEV_GENERATION, type DevMessage } from '../shared/dev-message.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { once } from '../shared/once.ts'
import { onProblemFound } from '../shared/problem-found.ts'
import { fetchPayload } from './fetch-payload.ts'
import type { PayloadCache } from './payload-cache.ts'
import type { Screen } from './screen.ts'

/** Keep the page in step with the sources, without losing the reader's place. */
export function connect(screen: Screen, pages: PayloadCache): void {
  // React is loaded only for the overlay, so that edits reach the page without waiting for it.
  const overlay = once(async () => {
    const { createProblemOverlay } = await import('../theme/DevOverlay/dev-overlay.tsx')
    return createProblemOverlay()
  })
  const tell = (problems: readonly Diagnostic[]): void =>
    void overlay().then(({ show }) => show(problems))
  const found: Diagnostic[] = []
  onProblemFound((problem) => {
    found.push(problem)
    tell(found)
  })
  new EventSource(`${DEV_EVENTS_PATH}?since=${generation()}`).addEventListener(
    'message',
    ({ data }) => {
      // Only the dev server of this very page writes to this stream.
      const message = JSON.parse(data) as DevMessage
      if (message.type === 'reload') location.reload()
      else if (message.type === 'problems') tell(message.problems)
      else void refresh(message.href, screen, pages)
    },
  )
}

/** What the server called the site when it sent the document; empty where a browser does not tell. */
function generation(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.find(({ name }) => name === DEV_GENERATION)?.description ?? ''
}

/** Number of the newest refresh: what an older one brings is of no use. */
let newest = 0

async function refresh(href: string, screen: Screen, pages: PayloadCache): Promise<void> {
  pages.drop(href)
  if (href !== screen.shown().page.href) return
  const mine = ++newest
  // Not from the cache: a load that is under way may have been answered before the last change.
  const payload = await fetchPayload(href, { cache: 'no-store' }).catch(() => undefined)
  if (payload === undefined || mine !== newest || href !== screen.shown().page.href) return
  const focusedId = document.activeElement?.id ?? ''
  const top = scrollY
  screen.show(payload)
  scrollTo({ top, behavior: 'instant' })
  if (focusedId !== '') document.getElementById(focusedId)?.focus({ preventScroll: true })
}
