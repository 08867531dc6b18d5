import { everyPage, plugins } from 'virtual:docs-plugins'
import { navigationApi } from '@warraq/search-dialog/shared/navigation-api'
import { wakeLazily, whenNear } from '../shared/browser/wake-lazily.ts'
import type { DocumentData } from '../shared/data/page-payload.ts'
import { wakeRareElements } from '../theme/browser/define-elements.ts'
import { createCodeGone } from '../theme/CodeGone/show-code-gone.ts'
import { createProgressBar } from '../theme/ProgressBar/create-progress-bar.ts'
import { createProgress } from '../theme/ProgressBar/progress.ts'
import { rememberVersions } from '../theme/VersionDropdown/remember-versions.ts'
import { cleanAddress, cleanPathOf } from './clean-address.ts'
import { fetchPayload } from './fetch-payload.ts'
import { createFullLoads } from './full-loads.ts'
import { interceptNavigation, type NavigationParts } from './navigate.ts'
import { startPageKeys } from './page-keys.ts'
import { createPayloadCache } from './payload-cache.ts'
import { openHidden } from './place.ts'
import { pageRouteOf } from './plan-navigation.ts'
import { startPlugins } from './plugin-pages.ts'
import { createPrefetch, type PrefetchApi, preloadOnIntent } from './prefetch.ts'
import { createLinkedPayloads, type LinkedPayloads } from './prefetch-by-link.ts'
import { Screen } from './screen.ts'
import { showFound, startSearch } from './search.ts'
import { createLinkWatcher } from './watch-links.ts'

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
  const screen = new Screen(data)
  const loadSearch = import.meta.env.hasSearch
    ? startSearch({ site: data.site, page: () => screen.shown().page })
    : undefined
  startPageKeys()
  document.documentElement.dataset.hasHydrated = 'true'
  cleanAddress(data.page)
  openHidden(location.hash)
  addEventListener('hashchange', () => openHidden(location.hash))
  const tellPlugins = startPlugins(everyPage, () => ({
    // The address bar may have another spelling until the navigation has ended.
    address: location.origin + cleanPathOf(screen.shown().page),
    title: document.title,
  }))
  tellPlugins()

  const wakeParts = wakeLazily({
    ...plugins,
    'docs-island': () =>
      whenNear('docs-island')
        .then(() => import('./islands.ts'))
        .then(({ wakeIslands }) => wakeIslands(wakeRareElements))
        .catch(offerReload('docs-island')),
    'docs-not-found': () =>
      import('../theme/NotFound/not-found-element.tsx').then(({ defineNotFound }) =>
        defineNotFound(),
      ),
    ...(import.meta.env.hasSearch && {
      'docs-search': () =>
        Promise.all([import('./search-element.tsx'), loadSearch?.()])
          .then(([{ defineSearch }, open]) => {
            if (open !== undefined) defineSearch(data.site, open)
          })
          .catch(offerReload('docs-search')),
    }),
  })
  wakeParts()
  if (import.meta.env.hasSearch) showFound()
  const onShown = (): void => {
    if (import.meta.env.hasSearch) showFound()
    tellPlugins()
    wakeRareElements()
    wakeParts()
  }

  const linked = createLinkedPayloads(fetchPayload)
  const pages = createPayloadCache(linked.fetch)
  // Without the Navigation API the browser loads every page, so payloads are useless.
  if (navigation === undefined) window.docs = createPrefetch(pages, linked, () => undefined)
  else startNavigation(navigation, { data, screen, linked, pages, onShown })

  if (import.meta.env.hasVersions) rememberVersions()
  if (import.meta.env.DEV)
    void import('./follow-sources.ts').then(({ connect }) =>
      connect({ screen, pages, buildId: data.buildId }),
    )
}

interface Parts extends Pick<NavigationParts, 'screen' | 'pages' | 'onShown'> {
  readonly data: DocumentData
  readonly linked: LinkedPayloads
}

function startNavigation(
  navigation: Navigation,
  { data, screen, linked, pages, onShown }: Parts,
): void {
  const { buildId } = data
  const fullLoads = createFullLoads(buildId)
  const site = {
    origin: location.origin,
    baseUrl: data.site.baseUrl,
    isExcluded: (route: string) =>
      fullLoads.has(route) ||
      (data.site.otherBaseUrls ?? []).some((base) => route.startsWith(base)),
  }

  const routeOfUrl = (url: URL): string | undefined => {
    const route = pageRouteOf(url, site)
    return route === screen.shown().route ? undefined : route
  }
  const api = createPrefetch(pages, linked, routeOfUrl)
  window.docs = api
  preloadOnIntent(api.preload)
  // The development server compiles a page for each request and forbids caching it.
  const watchLinks = import.meta.env.DEV ? () => {} : createLinkWatcher(api.prefetch)
  watchLinks()

  interceptNavigation(navigation, {
    site,
    buildId,
    screen,
    pages,
    fullLoads,
    progress: createProgress(createProgressBar(screen)),
    onShown: () => {
      onShown()
      watchLinks()
    },
  })
  navigation.addEventListener('navigatesuccess', () => cleanAddress(screen.shown().page))
}

/** For elements whose code failed to load: each offers to reload the page. */
function offerReload(selector: string): (error: unknown) => never {
  return (error) => {
    for (const element of document.querySelectorAll(selector)) element.append(createCodeGone())
    throw error
  }
}

/**
 * Whether the reader went Back or Forward before the scripts of a reloaded page had loaded: the
 * browser then changes only the address, because the target entry was created without leaving the
 * document.
 */
function isPageLeft({ activation, currentEntry }: Navigation): boolean {
  const made = activation?.entry.url
  const shown = currentEntry?.url
  return !!made && !!shown && new URL(made).pathname !== new URL(shown).pathname
}
