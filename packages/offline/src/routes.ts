import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { Route } from 'workbox-routing/Route.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import type { Strategy } from 'workbox-strategies/Strategy.js'
import { buildOf } from './build-of.ts'
import { type CacheKind, cacheName, formerCaches } from './cache-names.ts'
import { hasFileExtension } from './has-file-extension.ts'
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
  const route = (matches: (url: URL, request: Request) => boolean, strategy: Strategy) =>
    new Route(({ url, request }) => {
      const isBelow = url.pathname.startsWith(base) || url.pathname.startsWith(assets)
      return url.origin === location.origin && isBelow && matches(url, request)
    }, strategy)
  return [
    route(isPage, pagesStrategy(build)),
    route(({ pathname }) => pathname === catalogue, catalogueStrategy(build)),
    route(
      ({ pathname }) => pathname.startsWith(assets) && SCRIPT_OR_DATA.test(pathname),
      new CacheFirst(cachedAs('files', build)),
    ),
    route(
      ({ pathname }) => PICTURE.test(pathname),
      new NetworkFirst(cachedAs('pictures', build, atMost(MOST_PICTURES))),
    ),
  ]
}

/** Whether a request is for a document, by navigation or by `fetch`, or for a payload. */
function isPage({ pathname }: URL, { mode }: Request): boolean {
  const isFile = hasFileExtension(pathname) && !pathname.endsWith('/page.json')
  return mode === 'navigate' || !isFile
}

/** Evicts the least recently used entries, and all of them when the browser runs out of space. */
function atMost(maxEntries: number): WorkboxPlugin {
  // Its types allow `undefined` where `WorkboxPlugin` allows only a missing callback.
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin
}

/** Options of the strategy for one kind of files. */
function cachedAs(kind: CacheKind, build: OfflineBuild, ...plugins: readonly WorkboxPlugin[]) {
  return {
    cacheName: cacheName(build, kind),
    matchOptions: { ignoreVary: true },
    plugins: [...plugins, { cachedResponseWillBeUsed: orFormer(build, kind) }],
  }
}

/** The network first, and the cache after a while. */
function networkFirst(kind: CacheKind, build: OfflineBuild, ...plugins: readonly WorkboxPlugin[]) {
  const options = cachedAs(kind, build, ...plugins)
  return new NetworkFirst({ ...options, networkTimeoutSeconds: PATIENCE_SECONDS })
}

function pagesStrategy(build: OfflineBuild): NetworkFirst {
  return networkFirst('pages', build, atMost(MOST_PAGES), {
    // Static hosts ignore the query; only scripts read it.
    cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*$/, ''),
    cacheWillUpdate: async ({ request, response, event }) =>
      isVisit(request, event) && (await isOfBuild(response, build)) ? response : null,
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
  return networkFirst('files', build, {
    cacheWillUpdate: async ({ response }) =>
      response.ok && build.indexFiles === undefined ? response : null,
  })
}

/**
 * Falls back to the caches of the previous build: an open tab of that build gets its scripts, and a page
 * the reader visited only in it is answered entirely from it.
 */
function orFormer(
  build: OfflineBuild,
  kind: CacheKind,
): NonNullable<WorkboxPlugin['cachedResponseWillBeUsed']> {
  return async ({ request, cachedResponse }) => {
    if (cachedResponse) return cachedResponse
    for (const name of formerCaches(await caches.keys(), build, kind)) {
      const former = await (await caches.open(name)).match(request, { ignoreVary: true })
      if (former !== undefined) return former
    }
    return null
  }
}
