import { once } from '@warraq/search/once'
import { onProblemFound } from '../shared/browser/problem-found.ts'
import { fragmentOf } from '../shared/browser/trusted-types.ts'
import {
  DEV_EVENTS_PATH,
  DEV_GENERATION,
  DEV_OPEN_PATH,
  DEV_VIEW_PATH,
  type DevMessage,
} from '../shared/data/dev-message.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { PagePayload } from '../shared/data/page-payload.ts'
import type { OverlayState } from '../theme/DevOverlay/dev-overlay.tsx'
import { fetchPayload } from './fetch-payload.ts'
import type { PayloadCache } from './payload-cache.ts'
import { reloadInPlace, restorePlace } from './reload-in-place.ts'
import { replaceBody, type Screen } from './screen.ts'
import { swapStyles } from './swap-styles.ts'
import { updateNodes } from './update-nodes.ts'

interface OpenPage {
  readonly screen: Screen
  readonly pages: PayloadCache
  readonly buildId: string
}

/** Update the page when its sources change, and keep the reader's position. */
export function connect(page: OpenPage): void {
  restorePlace()
  let source: string | undefined
  void documentSource(page.screen).then((html) => {
    source = html
  })
  // React is loaded only for the overlay, so that edits are shown without waiting for it.
  const overlay = once(async () => {
    const { createProblemOverlay } = await import('../theme/DevOverlay/dev-overlay.tsx')
    return createProblemOverlay(openFile)
  })
  let state: OverlayState = { problems: [], isRebuilding: false }
  const tell = (change: Partial<OverlayState>): void => {
    state = { ...state, ...change }
    const shown = state
    void overlay().then((show) => show(shown))
  }
  const found: Diagnostic[] = []
  onProblemFound((problem) => {
    found.push(problem)
    tell({ problems: found })
  })
  new EventSource(`${DEV_EVENTS_PATH}?since=${generation()}`).addEventListener(
    'message',
    ({ data }) => {
      // Only the development server of this page writes to the stream.
      const message = JSON.parse(data) as DevMessage
      if (message.type === 'reload') reloadInPlace()
      else if (message.type === 'problems') tell({ problems: message.problems })
      else if (message.type === 'rebuilding') {
        if (message.isRunning) tellView(page.screen)
        tell({ isRebuilding: message.isRunning })
      } else if (message.type === 'styles') swapStyles()
      else void refresh(message.href, page, () => source)
    },
  )
}

/** Name the page in view, which the server then rebuilds first. */
function tellView(screen: Screen): void {
  const path = screen.shown().page.href.slice(1)
  void fetch(`${DEV_VIEW_PATH}${path}`, { cache: 'no-store' }).catch(() => {})
}

/** Open the file of a problem in the author's editor; returns why it did not open. */
async function openFile({ file, line = 1 }: Diagnostic): Promise<string | undefined> {
  const query = new URLSearchParams({ file, line: String(line) })
  const answer = await fetch(`${DEV_OPEN_PATH}?${query}`, { method: 'POST' }).catch(() => undefined)
  if (answer === undefined) return 'The development server does not answer.'
  return answer.ok ? undefined : answer.text()
}

/** Generation of the site that the document shows; empty if the browser does not expose it. */
function generation(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.find(({ name }) => name === DEV_GENERATION)?.description ?? ''
}

/** The body of the document as the server sent it; `undefined` if the page has changed since. */
async function documentSource(screen: Screen): Promise<string | undefined> {
  const { href } = screen.shown().page
  const response = await fetch(`${href}page.json?source`, { cache: 'no-store' }).catch(
    () => undefined,
  )
  const isSame = response?.headers.get('Server-Timing')?.includes(`"${generation()}"`)
  if (response === undefined || isSame !== true) return undefined
  const { html }: PagePayload = await response.json()
  return html
}

/** Number of the newest refresh; results of older ones are discarded. */
let newest = 0

async function refresh(
  href: string,
  { screen, pages, buildId }: OpenPage,
  sourceOfDocument: () => string | undefined,
): Promise<void> {
  pages.drop(href)
  if (href !== screen.shown().page.href) return
  const mine = ++newest
  // Bypass the cache, because a load in progress may have been answered before the last change.
  const payload = await fetchPayload(href, { cache: 'no-store' }).catch(() => undefined)
  if (payload === undefined || mine !== newest || href !== screen.shown().page.href) return
  if (scriptsOf(payload.buildId) !== scriptsOf(buildId)) {
    reloadInPlace()
    return
  }
  const focusedId = document.activeElement?.id ?? ''
  const top = scrollY
  const former = screen.shownHtml() ?? sourceOfDocument()
  screen.show(payload, false, (frame, body) => placeBody(frame, body, former))
  scrollTo({ top, behavior: 'instant' })
  if (focusedId !== '') document.getElementById(focusedId)?.focus({ preventScroll: true })
}

/** The part of a build id that names the scripts which the page itself adds to its document. */
function scriptsOf(buildId: string): string | undefined {
  return buildId.split('-')[1]
}

/** Change what differs from the former source; without that, replace the whole body. */
function placeBody(frame: Element, body: HTMLElement, source: string | undefined): void {
  const shown = frame.querySelector(':scope > .page-body')
  if (shown === null || source === undefined) replaceBody(frame, body)
  // biome-ignore lint/plugin: React made this HTML in the build.
  else updateNodes(shown, fragmentOf(source), body)
}
