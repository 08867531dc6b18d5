import type { PagePayload } from '../shared/data/page-payload.ts'
import { runAll } from '../shared/data/run-all.ts'
import { messageOf } from '../shared/text/message-of.ts'
import type { Progress } from '../theme/ProgressBar/progress.ts'
import { UnreachableError } from './fetch-payload.ts'
import type { FullLoads } from './full-loads.ts'
import { loadStylesheets } from './head.ts'
import type { PayloadCache } from './payload-cache.ts'
import { focusPlace, scrollToPlace } from './place.ts'
import { planNavigation, type SiteBounds } from './plan-navigation.ts'
import { MissingElementError, type Screen } from './screen.ts'

export interface NavigationParts {
  readonly site: SiteBounds
  readonly buildId: string
  readonly screen: Pick<Screen, keyof Screen>
  readonly pages: PayloadCache
  readonly progress: Progress
  readonly fullLoads: FullLoads
  /** Called when a page is on screen and its title is set. */
  readonly onShown: () => void
}

/**
 * Handle navigations inside the site without leaving the document. The address changes at once, the
 * page when its payload has loaded. Other navigations are left to the browser.
 */
export function interceptNavigation(navigation: Navigation, parts: NavigationParts): void {
  let newest: NavigateEvent | undefined
  let isNewestNative = false
  const tellUnreachable = createTeller(navigation, parts)
  const endWhenLeft = watchLeaving(parts, tellUnreachable)
  /** The address bar may name the page of a navigation that did not end. */
  const tellAborted = (event: NavigateEvent): void => {
    const { url } = event.destination
    if (newest === event) void tellUnreachable(url)
    else if (isNewestNative) {
      const leaving = newest
      setTimeout(() => {
        if (newest === leaving && !parts.screen.isAtAddress()) void tellUnreachable(url)
      }, LEAVING_MS)
    }
  }
  navigation.addEventListener('navigate', (event) => {
    const plan = planNavigation(event, parts.screen.shown(), parts.site)
    if (event.downloadRequest === null) {
      newest = event
      isNewestNative = plan.kind === 'native'
    }
    if (plan.kind === 'native') return
    // Start the request before the browser changes the address.
    if (plan.kind === 'page') parts.pages.load(plan.route, { signal: event.signal }).catch(ignore)
    const handler = async (): Promise<void> => {
      if (plan.kind === 'page') {
        event.signal.addEventListener('abort', () => {
          parts.progress.cancel()
          setTimeout(() => tellAborted(event))
        })
        await endWhenLeft(visit(plan.route, event, { ...parts, tellUnreachable }))
        return
      }
      parts.screen.stay()
      if (plan.scrolls) scrollToPlace(event, location.hash)
    }
    event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
  })
}

/** Time for another document to replace this one; a link to a download never does. */
const LEAVING_MS = 3000

/**
 * Prepare for readers who leave the document while a page loads, and come back to it from the
 * browser's back/forward cache. The returned function makes a visit end when the document is left:
 * Chromium crashes a tab that restores a document with an unfinished navigation.
 */
function watchLeaving(
  parts: NavigationParts,
  tellUnreachable: TellUnreachable,
): (visit: Promise<void>) => Promise<void> {
  let end = (): void => {}
  addEventListener('pagehide', () => end())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || parts.screen.isAtAddress()) return
    // Without a network, this page is more useful than the browser's error page.
    if (navigator.onLine) location.reload()
    else void tellUnreachable(location.href)
  })
  return (visit) => {
    const left = new Promise<void>((resolve) => {
      end = resolve
    })
    return Promise.race([visit, left])
  }
}

/** Show that the page at an address failed to load. */
type TellUnreachable = (href: string) => Promise<void>

/**
 * Lead back to the history entry of the page on screen before telling that another one failed to
 * load: address, title and page agree, and the reader can reload or bookmark what is there.
 */
function createTeller(
  navigation: Navigation,
  { screen }: Pick<NavigationParts, 'screen'>,
): TellUnreachable {
  let shownKey = navigation.currentEntry?.key
  navigation.addEventListener('navigatesuccess', () => {
    if (screen.isAtAddress()) shownKey = navigation.currentEntry?.key
  })
  const turnBack = async (): Promise<void> => {
    if (screen.isAtAddress() || shownKey === undefined) return
    const { path, query } = screen.shown()
    // A navigation that replaces the entry keeps its key.
    if (navigation.currentEntry?.key === shownKey) history.replaceState(null, '', path + query)
    else await navigation.traverseTo(shownKey).finished
  }
  return (href) =>
    turnBack().then(
      () => screen.showUnreachable(() => location.assign(href)),
      // The reader has gone on to another page.
      ignore,
    )
}

interface VisitParts extends NavigationParts {
  readonly tellUnreachable: TellUnreachable
}

async function visit(route: string, event: NavigateEvent, parts: VisitParts): Promise<void> {
  const { signal } = event
  const { screen, pages, progress } = parts
  const isAtTop = event.navigationType !== 'traverse' && location.hash === ''
  progress.start()
  try {
    const payload = await pages.load(route, { signal })
    if (signal.aborted) return
    if (payload.buildId !== parts.buildId) {
      loadInFull(route, parts)
      return
    }
    await loadStylesheets(document.head, payload.styles)
    if (signal.aborted) return
    try {
      screen.show(payload, isAtTop)
    } catch (error) {
      // The document of the page has what is missing in this one.
      if (error instanceof MissingElementError) throw error
      progress.cancel()
      await showCrash(error, { payload, route, signal }, parts)
      return
    }
    progress.finish()
    // The page is already shown; an error from here on is no reason to load it again.
    runAll([
      () => scrollToPlace(event, location.hash),
      () => focusPlace(location.hash),
      parts.onShown,
    ])
  } catch (error) {
    if (signal.aborted) return
    progress.cancel()
    await recover(error, { route, href: event.destination.url, signal }, parts)
  }
}

interface CrashedVisit {
  readonly payload: PagePayload
  readonly route: string
  readonly signal: AbortSignal
}

/**
 * Show an error in place of the page that it prevented. Trying again loads the document: this one
 * and its payload would fail again.
 */
async function showCrash(
  error: unknown,
  { payload, route, signal }: CrashedVisit,
  parts: NavigationParts,
): Promise<void> {
  console.error(error)
  const { createCrashPage } = await import('../theme/CrashPage/create-crash-page.tsx')
  if (signal.aborted) return
  const page = createCrashPage(error, () => loadInFull(route, parts))
  parts.screen.showCrash(page, payload)
}

interface FailedVisit {
  readonly route: string
  readonly href: string
  readonly signal: AbortSignal
}

/**
 * Reload, because the document may load although the payload did not. Without a network the page on
 * screen is more useful than the browser's error page.
 */
async function recover(
  error: unknown,
  { route, href, signal }: FailedVisit,
  parts: VisitParts,
): Promise<void> {
  console.warn(`Page ${route} failed to load: ${messageOf(error)}`)
  const isAnswered = !(error instanceof UnreachableError)
  if (navigator.onLine && isAnswered) {
    loadInFull(route, parts)
    return
  }
  const isThere = navigator.onLine && (await isReachable(href, signal))
  if (signal.aborted) return
  // The next visit tries the payload again: a lost connection says nothing about it.
  if (isThere) location.reload()
  else await parts.tellUnreachable(href)
}

/** Whether a server answers for a document: a blocker may have stopped only its payload. */
function isReachable(href: string, signal: AbortSignal): Promise<boolean> {
  return fetch(href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

/** The address is already that of the target. From now on the browser loads this route itself. */
function loadInFull(route: string, { fullLoads }: NavigationParts): void {
  fullLoads.add(route)
  location.reload()
}

function ignore(): undefined {}
