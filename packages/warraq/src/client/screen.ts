import { afterPaint } from '../shared/after-paint.ts'
import type { DocumentData, PagePayload, SidebarHtml } from '../shared/page-payload.ts'
import { tellPageShown } from '../shared/page-shown.ts'
import type { PageRecord } from '../shared/page-view.ts'
import { fragmentOf } from '../shared/trusted-types.ts'
import { createNavigationError } from '../theme/NavigationError/navigation-error.ts'
import type { DocsSidebar } from '../theme/Sidebar/docs-sidebar.ts'
import { replaceClasses, replaceHead, replaceStyles } from './head.ts'
import type { ShownPage } from './plan-navigation.ts'
import { routeOf } from './route-of.ts'

/** The page the reader sees. */
export interface Screen {
  readonly shown: () => ShownPage & { readonly page: PageRecord }
  /**
   * Put a page in place of the one on screen: head, navbar, sidebar and body in one go. What is
   * probably below the window of a page entered at its top is laid out after the first frame.
   */
  readonly show: (payload: PagePayload, isAtTop?: boolean) => void
  /** The address still means the page on screen, perhaps with another query. */
  readonly stay: () => void
  /** Something is under way again: what was said of the last attempt is past. */
  readonly clearError: () => void
  /** Tell that the page in the address bar did not arrive; the one on screen stays. */
  readonly setError: (message: string, retry: () => void) => void
}

/** The screen of a document. `retryText` is the label of the button beside an error. */
export function createScreen(
  { page: first, sidebarKey: firstKey }: DocumentData,
  retryText: string,
): Screen {
  const error = createNavigationError(retryText)
  let page = first
  let sidebarKey = firstKey
  let { pathname, search } = location

  return {
    shown: () => ({ page, route: routeOf(pathname) ?? pathname, query: search }),
    show: ({ page: next, styles, shell, head, html }, isAtTop = false) => {
      const frame = elementOf('#page')
      replaceStyles(document.head, styles)
      replaceClasses(document.documentElement, page.className, next.className)
      document.title = next.documentTitle
      error.clear()
      for (const [at, items] of document.querySelectorAll('.navbar-items').entries())
        showItems(items, shell.navbar[at] ?? '')
      showSidebar(frame, shell.sidebar, { key: sidebarKey, href: next.href })
      frame.className = shell.layout
      elementOf('#announcer').textContent = next.title
      replaceHead(document.head, head)
      showBody(frame, html, isAtTop)
      page = next
      sidebarKey = shell.sidebar?.key
      pathname = location.pathname
      search = location.search
      tellPageShown()
    },
    stay: () => {
      search = location.search
      error.clear()
    },
    clearError: error.clear,
    setError: error.show,
  }
}

/** @throws Error when the document has no such element: the page is loaded in full then */
function elementOf(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`The document has no ${selector}`)
  return element
}

/** Put the body of a page in place of the former one. */
function showBody(frame: Element, html: string, isAtTop: boolean): void {
  // A new element each time: custom elements in the former one are disconnected with it.
  const body = document.createElement('div')
  body.className = 'page-body'
  body.append(fragmentOf(html))
  if (isAtTop && !document.hidden) {
    body.dataset.entering = ''
    void afterPaint().then(() => delete body.dataset.entering)
  }
  const former = frame.querySelector(':scope > .page-body')
  if (former === null) frame.append(body)
  else former.replaceWith(body)
}

/** What each end of the navbar was given last. */
const shownItems = new WeakMap<Element, string>()

function showItems(items: Element, html: string): void {
  if (shownItems.get(items) === html) return
  shownItems.set(items, html)
  items.replaceChildren(fragmentOf(html))
}

/** A sidebar that stays keeps its open groups and its place; the mark of the page moves. */
function showSidebar(
  frame: Element,
  sidebar: SidebarHtml | undefined,
  { key, href }: { readonly key: string | undefined; readonly href: string },
): void {
  // Not by its class: a site may wrap the sidebar.
  const former = frame.querySelector(':scope > :not(.page-body)')
  if (former !== null && sidebar?.key === key) {
    former.querySelector<DocsSidebar>('docs-sidebar')?.show(href)
    return
  }
  if (sidebar !== undefined) frame.prepend(fragmentOf(sidebar.html))
  former?.remove()
}
