import { islands } from 'virtual:docs-islands'
import type { DocumentData } from '../shared/page-payload.ts'
import { defaultUiText } from '../shared/ui-text.ts'
import { cleanAddress } from './clean-address.ts'
import { fetchPayload } from './fetch-payload.ts'
import { createFullLoads } from './full-loads.ts'
import { hydrateShell } from './hydrate-shell.tsx'
import { defineIslands } from './island-element.ts'
import { mountIsland } from './mount-island.tsx'
import { interceptNavigation } from './navigate.ts'
import { defineNotFound } from './not-found-element.ts'
import { createPageViews, type PageViewParts } from './page-view.ts'
import { createPayloadCache, type PayloadCache } from './payload-cache.ts'
import { openHidden } from './place.ts'
import { pageRouteOf } from './plan-navigation.ts'
import { createLinkWatcher, createPrefetch, type PrefetchApi, preloadOnIntent } from './prefetch.ts'
import { createProgress } from './progress.ts'
import { createProgressBar } from './progress-bar.ts'
import { createScreen, type Screen } from './screen.ts'
import { createSearch } from './search.ts'
import { defineSearch } from './search-element.ts'

declare global {
  interface Window {
    docs?: PrefetchApi
  }
}

/** Take over a document: hydrate it, then navigate, prefetch and wake islands in it. */
export async function start(root: HTMLElement, data: DocumentData): Promise<void> {
  let page = () => data.page
  const search = createSearch({ site: data.site, page: () => page() })
  const screen = createScreen(await hydrateShell(root, data, search), data)
  page = () => screen.shown().page
  document.documentElement.dataset.hasHydrated = 'true'
  cleanAddress(data.page)
  openHidden(location.hash)
  addEventListener('hashchange', () => openHidden(location.hash))
  const countPage = createPageViews({
    analytics: data.site.analytics,
    consent: navigator as PageViewParts['consent'],
    isDev: import.meta.env.DEV,
    load: (analytics) =>
      import('./posthog.ts').then(({ definePosthog }) => definePosthog(analytics)),
    service: () => window.posthog,
    page: () => ({ address: location.origin + location.pathname, title: document.title }),
  })
  countPage()

  const pages = createPayloadCache(fetchPayload)
  // A browser without the Navigation API loads every page, so payloads are of no use to it.
  const { navigation } = window as { navigation?: Navigation }
  if (navigation === undefined) window.docs = Object.freeze({ prefetch: never, preload: never })
  else startNavigation(navigation, { data, screen, pages, countPage })

  defineSearch(data.site)
  defineNotFound()
  defineIslands(islands, mountIsland)
  if (import.meta.env.DEV) void import('./dev.ts').then(({ connect }) => connect(screen, pages))
}

interface Parts {
  readonly data: DocumentData
  readonly screen: Screen
  readonly pages: PayloadCache
  readonly countPage: () => void
}

function startNavigation(navigation: Navigation, { data, screen, pages, countPage }: Parts): void {
  const { buildId } = data
  const text = { ...defaultUiText, ...data.site.text }
  const fullLoads = createFullLoads(buildId)
  const site = {
    origin: location.origin,
    baseUrl: data.site.baseUrl,
    isExcluded: (route: string) =>
      fullLoads.has(route) ||
      (data.site.otherBaseUrls ?? []).some((base) => route.startsWith(base)),
  }

  window.docs = createPrefetch(pages, (url) => {
    const route = pageRouteOf(url, site)
    return route === screen.shown().route ? undefined : route
  })
  preloadOnIntent(window.docs)
  const watchLinks = createLinkWatcher(window.docs)
  void watchLinks()

  interceptNavigation(navigation, {
    site,
    buildId,
    screen,
    pages,
    fullLoads,
    progress: createProgress(createProgressBar(text.loadingPage, screen.setLoading)),
    unreachableText: text.pageUnreachable,
    onShown: () => {
      countPage()
      void watchLinks()
    },
  })
  navigation.addEventListener('navigatesuccess', () => cleanAddress(screen.shown().page))
}

function never(): false {
  return false
}
