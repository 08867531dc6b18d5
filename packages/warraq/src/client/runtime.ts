import { everyPage, plugins } from 'virtual:docs-plugins'
import { navigationApi } from '../shared/navigation-api.ts'
import type { DocumentData } from '../shared/page-payload.ts'
import { onEveryPage } from '../shared/page-shown.ts'
import { wakeLazily, whenNear } from '../shared/wake-lazily.ts'
import { isWindowWide } from '../shared/wide-window.ts'
import { createCodeGone } from '../theme/CodeGone/code-gone.ts'
import { createProgress } from '../theme/ProgressBar/progress.ts'
import { cleanAddress, isPageLeft } from './address.ts'
import { fetchPayload } from './fetch-payload.ts'
import { createFullLoads } from './full-loads.ts'
import { interceptNavigation } from './navigate.ts'
import { startPageKeys } from './page-keys.ts'
import { createPayloadCache, type PayloadCache } from './payload-cache.ts'
import { openHidden } from './place.ts'
import { pageRouteOf } from './plan-navigation.ts'
import { startPlugins } from './plugin-pages.ts'
import { createPrefetch, type PrefetchApi, preloadOnIntent } from './prefetch.ts'
import { createScreen, type Screen } from './screen.ts'
import { startSearch } from './search.ts'

declare global {
  interface Window {
    docs?: PrefetchApi
  }
}

/** Start the runtime in a document: navigation, prefetching, search and islands. */
export function start(data: DocumentData): void {
  const navigation = navigationApi()
  if (navigation !== undefined && isPageLeft(navigation)) {
    location.reload()
    return
  }
  const screen = createScreen(data)
  const loadSearch = import.meta.env.hasSearch
    ? startSearch({ site: data.site, page: () => screen.shown().page })
    : undefined
  startPageKeys()
  document.documentElement.dataset.hasHydrated = 'true'
  cleanAddress(data.page)
  openHidden(location.hash)
  addEventListener('hashchange', () => openHidden(location.hash))
  onEveryPage(
    startPlugins(everyPage, () => ({
      address: location.origin + location.pathname,
      title: document.title,
    })),
  )
  wakeLazily({
    ...plugins,
    'docs-island': () =>
      whenNear('docs-island')
        .then(() => import('./islands.ts'))
        .then(({ defineIslands }) => defineIslands())
        .catch(offerReload('docs-island')),
    'docs-not-found': () =>
      import('../theme/NotFound/near-pages.ts').then(({ suggestPages }) => suggestPages()),
    ...(import.meta.env.hasSearch && {
      'docs-search': () =>
        Promise.all([import('./search-element.tsx'), loadSearch?.()])
          .then(([{ defineSearch }, open]) => {
            if (open !== undefined) defineSearch(data.site, open)
          })
          .catch(offerReload('docs-search')),
    }),
  })

  const pages = createPayloadCache(fetchPayload)
  // Without the Navigation API the browser loads every page, so payloads are useless.
  if (navigation === undefined) window.docs = Object.freeze({ prefetch: never, preload: never })
  else startNavigation(navigation, { data, screen, pages })
  if (import.meta.env.DEV)
    void import('./follow-sources.ts').then(({ connect }) => connect(screen, pages))
}

interface Parts {
  readonly data: DocumentData
  readonly screen: Screen
  readonly pages: PayloadCache
}

function startNavigation(navigation: Navigation, { data, screen, pages }: Parts): void {
  const { buildId } = data
  const { baseUrl, otherBaseUrls = [] } = data.site
  const fullLoads = createFullLoads(buildId)
  const site = {
    origin: location.origin,
    baseUrl,
    isExcluded: (route: string) =>
      fullLoads.has(route) || otherBaseUrls.some((base) => route.startsWith(base)),
  }
  const api = createPrefetch(pages, (url) => {
    const route = pageRouteOf(url, site)
    return route === screen.shown().route ? undefined : route
  })
  window.docs = api
  preloadOnIntent(api.preload)
  // Phones prefetch no visible links: a touch starts the fetch early enough.
  if (isWindowWide())
    void import('./link-watcher.ts').then(({ watchLinks }) => watchLinks(api.prefetch))
  const progress = createProgress()
  interceptNavigation(navigation, { site, buildId, screen, pages, fullLoads, progress })
  navigation.addEventListener('navigatesuccess', () => cleanAddress(screen.shown().page))
}

/** For elements whose code failed to load: each offers to reload the page. */
function offerReload(selector: string): (error: unknown) => never {
  return (error) => {
    for (const element of document.querySelectorAll(selector)) element.append(createCodeGone())
    throw error
  }
}

function never(): false {
  return false
}
