import { Router } from 'workbox-routing/Router.js'
import { buildOf } from './build-of.ts'
import { cacheName, outdatedCaches } from './cache-names.ts'
import { keepSearch } from './keep-search.ts'
import type { OfflineBuild } from './offline-build.ts'
import { offlineRoutes } from './routes.ts'
import type { OfflineMessage } from './worker-contract.ts'

/** The build that this worker belongs to; `offline` writes it in front of the code. */
declare const OFFLINE_BUILD: OfflineBuild

/** The used part of the global scope of a service worker; the DOM types describe that of documents. */
const scope = globalThis as unknown as {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void
}

interface WorkerEvent {
  /** Only in a `message` event. */
  readonly data?: OfflineMessage
  /** Keep the worker running until the promise settles. */
  readonly waitUntil: (end: Promise<unknown>) => void
}

startWorker(OFFLINE_BUILD)

function startWorker(build: OfflineBuild): void {
  const router = new Router()
  for (const route of offlineRoutes(build)) router.registerRoute(route)
  router.setCatchHandler(async ({ request }) =>
    request.mode === 'navigate'
      ? ((await cleanAddress(request)) ?? (await offlineAnswer(build)))
      : Response.error(),
  )
  router.addFetchListener()
  router.addCacheListener()
  scope.addEventListener('install', (event) => event.waitUntil(install(build)))
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(build)))
  scope.addEventListener('message', (event) => {
    // The next page retries what could not be loaded.
    if (event.data?.type === 'KEEP_SEARCH') event.waitUntil(keepSearch(build).catch(() => {}))
  })
}

/**
 * Cache the offline page with its scripts. The worker then takes over at once: it answers open tabs of
 * the previous build from the caches of that build.
 * @throws Error when a newer build has been deployed meanwhile; the browser tries again.
 */
async function install(build: OfflineBuild): Promise<void> {
  const cache = await caches.open(cacheName(build, 'files'))
  const page = await fetch(build.offlinePage)
  if (!page.ok || (await buildOf(page)) !== build.buildId)
    throw new Error(`${build.offlinePage} is of another build.`)
  const html = await page.clone().text()
  await cache.addAll(build.scripts.filter((href) => html.includes(`"${href}"`)))
  await cache.put(build.offlinePage, page)
  await scope.skipWaiting()
}

async function takeOver(build: OfflineBuild): Promise<void> {
  for (const name of outdatedCaches(await caches.keys(), build)) await caches.delete(name)
  // Lets the browser request a page while the worker starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** Hosts redirect `/guide` to `/guide/`; offline the worker does so for pages in its caches. */
async function cleanAddress({ url }: Request): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url)
  const page = `${origin}${pathname}/`
  return (await caches.match(page, { ignoreVary: true }))
    ? Response.redirect(page + search)
    : undefined
}

async function offlineAnswer(build: OfflineBuild): Promise<Response> {
  const cache = await caches.open(cacheName(build, 'files'))
  const page = await cache.match(build.offlinePage)
  if (page === undefined) return Response.error()
  const { headers } = page
  return new Response(page.body, { status: 503, statusText: 'Offline', headers })
}
