import { messageOf } from '../shared/message-of.ts'
import { runAll } from '../shared/run-all.ts'
import type { Progress } from '../theme/ProgressBar/progress.ts'
import { UnreachableError } from './fetch-payload.ts'
import type { FullLoads } from './full-loads.ts'
import { loadStylesheets } from './head.ts'
import type { PayloadCache } from './payload-cache.ts'
import { focusPlace, scrollToPlace } from './place.ts'
import { planNavigation, type SiteBounds } from './plan-navigation.ts'
import type { Screen } from './screen.ts'

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
  navigation.addEventListener('navigate', (event) => {
    const plan = planNavigation(event, parts.screen.shown(), parts.site)
    if (event.downloadRequest === null) newest = event
    if (plan.kind === 'native') return
    // Start the request before the browser changes the address.
    if (plan.kind === 'page') parts.pages.load(plan.route, { signal: event.signal }).catch(ignore)
    const handler = async (): Promise<void> => {
      if (plan.kind === 'page') {
        event.signal.addEventListener('abort', () => {
          parts.progress.cancel()
          setTimeout(() => newest === event && tellUnreachable(parts))
        })
        await visit(plan.route, event, parts)
        return
      }
      parts.screen.stay()
      if (plan.scrolls) scrollToPlace(event, location.hash)
    }
    event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
  })
}

async function visit(route: string, event: NavigateEvent, parts: NavigationParts): Promise<void> {
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
      progress.cancel()
      await showCrash(error, event, parts)
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
    recover(error, route, parts)
  }
}

/** Show an error in place of the page that it prevented. */
async function showCrash(
  error: unknown,
  { signal }: NavigateEvent,
  { screen }: NavigationParts,
): Promise<void> {
  console.error(error)
  const { createCrashPage } = await import('../theme/CrashPage/create-crash-page.tsx')
  if (!signal.aborted) screen.showCrash(createCrashPage(error, tryAgain))
}

/** Without a network the page on screen is more useful than the browser's error page. */
function recover(error: unknown, route: string, parts: NavigationParts): void {
  const reason = messageOf(error)
  if (error instanceof UnreachableError || !navigator.onLine) {
    tellUnreachable(parts, reason)
    return
  }
  console.warn(`Page ${route} loaded in full: ${reason}`)
  loadInFull(route, parts)
}

/** The address is already that of the target. From now on the browser loads this route itself. */
function loadInFull(route: string, { fullLoads }: NavigationParts): void {
  fullLoads.add(route)
  location.reload()
}

function tellUnreachable({ screen }: NavigationParts, reason = ''): void {
  screen.showUnreachable(tryAgain, reason)
}

function tryAgain(): void {
  location.replace(location.href)
}

function ignore(): void {}
