import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { Route } from 'workbox-routing/Route.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { buildOf } from './build-of.ts'
import { type CacheKind, cacheName, formerCaches } from './cache-names.ts'
import type { OfflineBuild } from './offline-build.ts'

/** Documents and payloads: twice as many as pages. */
const MOST_PAGES = 200
const MOST_PICTURES = 100
/** A kept page is shown when the network takes longer. */
const PATIENCE_SECONDS = 3

const SCRIPT_OR_DATA = /\.(?:js|css|json|wasm|woff2?)$/
const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/

/**
 * Who answers which request. Pages come from the network while there is one, so that readers see the
 * newest; what is kept of them is of the worker's own build and nothing else. Files with a hash in their
 * name never change and come from the cache.
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

/** A document, as a navigation or as the page on screen asks for it, or the payload of one. */
function isPage({ pathname }: URL, { mode }: Request): boolean {
  return mode === 'navigate' || pathname.endsWith('/') || pathname.endsWith('/page.json')
}

/** The least recently used leave first, all of them where the browser has no room. */
function atMost(maxEntries: number): WorkboxPlugin {
  // Its types allow `undefined` where those of plugins allow a missing callback.
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
        // What follows a `?` changes what scripts do, and not what is sent.
        cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*$/, ''),
        cacheWillUpdate: async ({ request, response, event }) =>
          isVisit(request, event) && (await isOfBuild(response, build)) ? response : null,
        cachedResponseWillBeUsed: orFormer(build, 'pages'),
      },
    ],
  })
}

/** Whether a page is on screen or about to be; the payload of one may be fetched because its link is near. */
function isVisit({ mode }: Request, { type }: Event): boolean {
  return mode === 'navigate' || type === 'message'
}

async function isOfBuild(response: Response, { buildId }: OfflineBuild): Promise<boolean> {
  return response.ok && !response.redirected && (await buildOf(response)) === buildId
}

/** A catalogue is kept after the files it names, by `keepSearch`, unless nobody keeps those unasked. */
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
 * What the build before kept, where this one has nothing: a tab that shows the former build gets its
 * scripts, a page visited in it alone is answered whole from it.
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
