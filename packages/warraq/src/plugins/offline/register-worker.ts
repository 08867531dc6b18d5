import { ownScripts } from '../../search/own-scripts.ts'
import { isConnectionFast } from '../../shared/browser/connection.ts'
import { inSpareTime } from '../../shared/browser/in-spare-time.ts'
import { readDocumentData } from '../../shared/browser/read-document-data.ts'
import { trustedPolicy } from '../../shared/browser/trusted-types.ts'
import { whenLoaded } from '../../shared/browser/when-loaded.ts'
import { withTrailingSlash } from '../../shared/text/route-path.ts'
import type { PageListener, ShownPage } from '../page-listener.ts'
import { type OfflineMessage, WORKER_FILE } from './worker-contract.ts'

/**
 * Register the service worker when the page has loaded and the browser is idle, and have it cache every
 * page the reader opens. The search follows with the second page, so that a reader of a single page
 * does not load it.
 */
export default function registerWorker(): PageListener | undefined {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  const { site } = readDocumentData(document)
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
    if (site.search !== undefined) controller.postMessage(keepPage(site.search.pageHref))
  }
  // A worker that has just taken over has not cached the page yet.
  serviceWorker.addEventListener('controllerchange', keep)
  whenLoaded(() => inSpareTime(() => register(site.baseUrl)))
  waitForNetwork()
  return (page) => {
    shown = page
    pagesShown++
    whenLoaded(() => inSpareTime(keep))
  }
}

/** Caches a document with its payload and the files it has loaded, so that a full load and a navigation both work. */
function keepPage(address: string): OfflineMessage {
  const others = isConnectionFast(navigator)
    ? [`${withTrailingSlash(address)}page.json`, ...loadedFiles()]
    : []
  return { type: 'CACHE_URLS', payload: { urlsToCache: [address, ...others] } }
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
  const src = trustedPolicy('docs-worker', ownScripts).createScriptURL(`${baseUrl}${WORKER_FILE}`)
  // Storage may be refused, as in a third-party frame: the site then works without a worker.
  navigator.serviceWorker.register(src).catch(() => {})
}

function isOfflinePage(): boolean {
  return document.querySelector('.offline-retry') !== null
}

/** On the offline page: load the page again when the reader presses Retry or the network is back. */
function waitForNetwork(): void {
  const button = document.querySelector('.offline-retry')
  if (button === null) return
  button.addEventListener('click', () => location.reload())
  addEventListener('online', () => isOfflinePage() && location.reload())
}
