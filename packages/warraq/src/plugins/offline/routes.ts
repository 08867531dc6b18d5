import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { Route } from 'workbox-routing/Route.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { buildOf } from './build-of.ts'
import { type CacheKind, cacheName, formerCaches } from './cache-names.ts'
import type { OfflineBuild } from './offline-build.ts'

/** A page has two entries: document and payload. */
const MOST_PAGES = 200
const MOST_PICTURES = 100
/** After this time without an answer, the page comes from the cache. */
const PATIENCE_SECONDS = 3

const SCRIPT_OR_DATA = /\.(?:js|css|json|wasm|woff2?)$/
const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/

/**
 * The caching strategy for each request. Pages come from the network first, so that readers see the
 * newest ones; the worker caches only those of its own build. Files with a hash in their name never
 * change and come from the cache first.
 */
export function offlineRoutes(build: OfflineBuild): Route[] {
  const { base, assets, catalogue } = build
  const isOwn = (url: URL) =>
    url.origin === location.origin &&
    (url.pathname.startsWith(base) || url.pathname.startsWith(assets))
  const pages = pagesStrategy(build)
  return [
    new Route(({ url, request }) => isOwn(url) && isPage(url, request), pages),
    new Route(({ url }) => isOwn(url) && url.pathname === catalogue, catalogueStrategy(build)),
    new Route(
      ({ url }) =>
        url.pathname.startsWith(assets) && isOwn(url) && SCRIPT_OR_DATA.test(url.pathname),
      filesStrategy(build),
    ),
    new Route(({ url }) => isOwn(url) && PICTURE.test(url.pathname), picturesStrategy(build)),
  ]
}

/** Whether a request is for a document, by navigation or by `fetch`, or for a payload. */
function isPage({ pathname }: URL, { mode }: Request): boolean {
  return mode === 'navigate' || pathname.endsWith('/') || pathname.endsWith('/page.json')
}

/** Evicts the least recently used entries, and all of them when the browser runs out of space. */
function atMost(maxEntries: number): WorkboxPlugin {
  // Its types allow `undefined` where `WorkboxPlugin` allows only a missing callback.
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin
}

function pagesStrategy(build: OfflineBuild): NetworkFirst {
  return new NetworkFirst({
    cacheName: cacheName(build, 'pages'),
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      atMost(MOST_PAGES),
      {
        // Static hosts ignore the query; only scripts read it.
        cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*$/, ''),
        cacheWillUpdate: async ({ request, response, event }) =>
          isVisit(request, event) && (await isOfBuild(response, build)) ? response : null,
        cachedResponseWillBeUsed: orFormer(build, 'pages'),
      },
    ],
  })
}

/** Whether the reader visits the page. A payload that the page fetches may only be a prefetch. */
function isVisit({ mode }: Request, { type }: Event): boolean {
  return mode === 'navigate' || type === 'message'
}

async function isOfBuild(response: Response, { buildId }: OfflineBuild): Promise<boolean> {
  return response.ok && !response.redirected && (await buildOf(response)) === buildId
}

/** `keepSearch` caches the catalogue after the files it names; of an index too large for that, this strategy does. */
function catalogueStrategy(build: OfflineBuild): NetworkFirst {
  return new NetworkFirst({
    cacheName: cacheName(build, 'files'),
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          response.ok && build.indexFiles === undefined ? response : null,
        cachedResponseWillBeUsed: orFormer(build, 'files'),
      },
    ],
  })
}

function filesStrategy(build: OfflineBuild): CacheFirst {
  return new CacheFirst({
    cacheName: cacheName(build, 'files'),
    matchOptions: { ignoreVary: true },
    plugins: [{ cachedResponseWillBeUsed: orFormer(build, 'files') }],
  })
}

function picturesStrategy(build: OfflineBuild): NetworkFirst {
  return new NetworkFirst({
    cacheName: cacheName(build, 'pictures'),
    matchOptions: { ignoreVary: true },
    plugins: [atMost(MOST_PICTURES), { cachedResponseWillBeUsed: orFormer(build, 'pictures') }],
  })
}

/**
 * Falls back to the caches of the previous build: an open tab of that build gets its scripts, and a page
 * the reader visited only in it is answered entirely from it.
 */
function orFormer(build: OfflineBuild, kind: CacheKind) {
  return async ({
    request,
    cachedResponse,
  }: {
    readonly request: Request
    readonly cachedResponse?: Response | undefined
  }): Promise<Response | null> => {
    if (cachedResponse) return cachedResponse
    for (const name of formerCaches(await caches.keys(), build, kind)) {
      const former = await (await caches.open(name)).match(request, { ignoreVary: true })
      if (former !== undefined) return former
    }
    return null
  }
}
