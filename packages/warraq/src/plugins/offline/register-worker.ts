import { ownScripts } from '../../search/own-scripts.ts'
import { isConnectionFast } from '../../shared/connection.ts'
import { inSpareTime } from '../../shared/in-spare-time.ts'
import { readDocumentData } from '../../shared/read-document-data.ts'
import { trustedPolicy } from '../../shared/trusted-types.ts'
import type { PageListener, ShownPage } from '../page-listener.ts'
import { WORKER_FILE } from './worker-file.ts'
import type { OfflineMessage } from './worker-message.ts'

/**
 * Register the service worker when the page has loaded and the browser has nothing better to do, and
 * have it keep every page that is shown. The search follows with the second page: who reads one page
 * and leaves is spared it.
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
  // A worker that has just come knows nothing of the page, nor does that of a new build.
  serviceWorker.addEventListener('controllerchange', keep)
  whenLoaded(() => inSpareTime(() => void register(site.baseUrl)))
  waitForNetwork()
  return (page) => {
    shown = page
    pagesShown++
    whenLoaded(() => inSpareTime(keep))
  }
}

/** A document is kept with its payload and with what it has loaded, so that each way to it works. */
function keepPage(address: string): OfflineMessage {
  const others = isConnectionFast(navigator) ? [`${address}page.json`, ...loadedFiles()] : []
  return { type: 'CACHE_URLS', payload: { urlsToCache: [address, ...others] } }
}

/** Scripts, styles and pictures of the site that the page has loaded. */
function loadedFiles(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = resources
    .filter(
      ({ name, initiatorType }) => name.startsWith(location.origin) && initiatorType !== 'fetch',
    )
    .map(({ name }) => name)
  return [...new Set(files)]
}

async function register(baseUrl: string): Promise<void> {
  const src = trustedPolicy('docs-worker', ownScripts).createScriptURL(`${baseUrl}${WORKER_FILE}`)
  // Refused storage, a page inside a private frame: the site works as without.
  await navigator.serviceWorker.register(src).catch(() => {})
}

function isOfflinePage(): boolean {
  return document.querySelector('.offline-retry') !== null
}

/** On the page in place of one that was never visited: load the page, when the reader says so or a network is there. */
function waitForNetwork(): void {
  const button = document.querySelector('.offline-retry')
  if (button === null) return
  button.addEventListener('click', () => location.reload())
  addEventListener('online', () => isOfflinePage() && location.reload())
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}
