import type { NavigationStatus } from '../shared/navigation.ts'
import type { DocumentData, PagePayload } from '../shared/page-payload.ts'
import type { PageView } from '../shared/page-view.ts'
import { replaceClasses, replaceHead } from './head.ts'
import type { Shell } from './hydrate-shell.tsx'
import type { ShownPage } from './plan-navigation.ts'
import { routeOf } from './route-of.ts'
import { createHtmlPolicy } from './trusted-html.ts'

/** The page the reader sees. */
export interface Screen {
  readonly shown: () => ShownPage & { readonly page: PageView }
  /** Put a page in place of the one on screen: head, shell and article in one go. */
  readonly show: (payload: PagePayload) => void
  /** The address still means the page on screen, perhaps with another query. */
  readonly stay: () => void
  readonly setLoading: (isLoading: boolean) => void
  /** Tell that the page in the address bar did not arrive; the one on screen stays. */
  readonly setError: (message: string, retry: () => void) => void
}

const QUIET: NavigationStatus = { isLoading: false, error: null }

/** The screen of a hydrated document. */
export function createScreen(shell: Shell, { page: first }: DocumentData): Screen {
  const trusted = createHtmlPolicy()
  let page = first
  let { pathname, search } = location
  let navigation = QUIET

  const tell = (next: NavigationStatus): void => {
    if (next.isLoading === navigation.isLoading && next.error === navigation.error) return
    navigation = next
    shell.update({ navigation })
  }

  return {
    shown: () => ({ page, route: routeOf(pathname) ?? pathname, query: search }),
    show: (payload) => {
      replaceHead(document.head, payload.head)
      replaceClasses(document.documentElement, page.className, payload.page.className)
      document.title = payload.page.documentTitle
      page = payload.page
      pathname = location.pathname
      search = location.search
      navigation = QUIET
      shell.update({ page, html: trusted(payload.html), navigation })
      const announcer = document.getElementById('announcer')
      if (announcer !== null) announcer.textContent = page.title
    },
    stay: () => {
      search = location.search
      tell(QUIET)
    },
    setLoading: (isLoading) => tell({ isLoading, error: null }),
    setError: (message, retry) => tell({ isLoading: false, error: { message, retry } }),
  }
}
