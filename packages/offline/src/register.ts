import { isConnectionFast, readSite, whenIdle, workerUrl } from 'warraq/browser'
import type { PageListener, ShownPage } from 'warraq/plugin'
import { hasFileExtension } from './has-file-extension.ts'
import { RETRY_CLASS } from './offline-page.ts'
import { type OfflineMessage, WORKER_FILE } from './worker-contract.ts'

/**
 * Register the service worker when the page has loaded and the browser is idle, and have it cache every
 * page the reader opens. The search follows with the second page, so that a reader of a single page
 * does not load it.
 */
export default function registerWorker(): PageListener | undefined {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  const { baseUrl, searchHref } = readSite()
  let pagesShown = serviceWorker.controller === null ? 0 : 1
  let shown: ShownPage | undefined
  let searchKeeper: ServiceWorker | undefined
  const keep = (): void => {
    const { controller } = serviceWorker
    if (controller === null || shown === undefined || isOfflinePage()) return
    controller.postMessage(keepPage(shown.address))
    if (pagesShown < 2 || searchKeeper === controller || !isConnectionFast(navigator)) return
    searchKeeper = controller
    controller.postMessage({ type: 'KEEP_SEARCH' } satisfies OfflineMessage)
    if (searchHref !== undefined) controller.postMessage(keepPage(searchHref))
  }
  // A worker that has just taken over has not cached the page yet.
  serviceWorker.addEventListener('controllerchange', keep)
  whenIdle(() => register(baseUrl))
  waitForNetwork()
  return (page) => {
    shown = page
    pagesShown++
    whenIdle(keep)
  }
}

/** Caches a document with its payload and the files it has loaded, so that a full load and a navigation both work. */
function keepPage(address: string): OfflineMessage {
  const others = isConnectionFast(navigator) ? [payloadOf(address), ...loadedFiles()] : []
  return { type: 'CACHE_URLS', payload: { urlsToCache: [address, ...others] } }
}

/** `/a` and `/a/` have `/a/page.json`. */
function payloadOf(address: string): string {
  const isFolder = address.endsWith('/') || hasFileExtension(address)
  return `${address}${isFolder ? '' : '/'}page.json`
}

/** Scripts, styles and pictures of the site that the page has loaded. */
function loadedFiles(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = resources
    .filter(
      ({ name, initiatorType }) =>
        name.startsWith(`${location.origin}/`) && initiatorType !== 'fetch',
    )
    .map(({ name }) => name)
  return [...new Set(files)]
}

function register(baseUrl: string): void {
  // Storage may be refused, as in a third-party frame: the site then works without a worker.
  navigator.serviceWorker.register(workerUrl(`${baseUrl}${WORKER_FILE}`)).catch(() => {})
}

function retryButton(): Element | null {
  return document.querySelector(`.${RETRY_CLASS}`)
}

function isOfflinePage(): boolean {
  return retryButton() !== null
}

/** On the offline page: load the page again when the reader presses Retry or the network is back. */
function waitForNetwork(): void {
  const button = retryButton()
  if (button === null) return
  button.addEventListener('click', () => location.reload())
  addEventListener('online', () => isOfflinePage() && location.reload())
}
