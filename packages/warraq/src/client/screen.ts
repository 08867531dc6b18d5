import { inSpareTime } from '../shared/in-spare-time.ts'
import type {
  DocumentData,
  PagePayload,
  PayloadBeginning,
  SidebarHtml,
} from '../shared/page-payload.ts'
import { tellPageShown } from '../shared/page-shown.ts'
import type { PageRecord } from '../shared/page-view.ts'
import { fragmentOf } from '../shared/trusted-html.ts'
import { createNavigationError } from '../theme/NavigationError/navigation-error.ts'
import type { DocsSidebar } from '../theme/Sidebar/docs-sidebar.ts'
import { completeBody, createBodyPart } from './body-part.ts'
import { missingStylesheets, replaceClasses, replaceHead, replaceStyles } from './head.ts'
import { createBody, type PageBody, replaceBody, showBody } from './page-body.ts'
import type { ShownPage } from './plan-navigation.ts'
import { routeOf } from './route-of.ts'

/** Adds the rest of a page that began to show. */
export type Complete = (whole: PagePayload) => void

/** The page the reader sees. */
export interface Screen {
  readonly shown: () => ShownPage & { readonly page: PageRecord }
  /**
   * Put a page in place of the one on screen: head, navbar, sidebar and body in one go. What nobody
   * sees yet of a page entered at its top may follow; resolves when all of it is there.
   */
  readonly show: (payload: PagePayload, isAtTop?: boolean) => Promise<void>
  /**
   * Put a page entered at its top in place of the one on screen when the beginning of its body fills
   * the window. Returns how to add the rest; `undefined` when it is too early for it.
   */
  readonly showBeginning: (route: string, beginning: PayloadBeginning) => Complete | undefined
  /** How to add the rest of a page whose beginning is on screen. */
  readonly unfinished: (route: string) => Complete | undefined
  /** The reader may be about to open this page: its body is made when there is time. */
  readonly prepare: (payload: PagePayload) => void
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
  // The page on screen, while the rest of it is on its way.
  let unfinished: { readonly route: string; readonly complete: Complete } | undefined
  // One page at most: what a reader only points at must not fill the memory.
  let prepared: { readonly payload: PagePayload; readonly body: PageBody } | undefined

  /** All that is seen of a page but its body; returns the element the body is in. */
  const showFrame = ({ page: next, styles, shell }: PayloadBeginning): HTMLElement => {
    const frame = elementOf('#page')
    prepared = undefined
    unfinished = undefined
    replaceStyles(document.head, styles)
    replaceClasses(document.documentElement, page.className, next.className)
    document.title = next.documentTitle
    error.clear()
    for (const [at, items] of document.querySelectorAll('.navbar-items').entries())
      showItems(items, shell.navbar[at] ?? '')
    showSidebar(frame, shell.sidebar, { key: sidebarKey, href: next.href })
    frame.className = shell.layout
    elementOf('#announcer').textContent = next.title
    page = next
    sidebarKey = shell.sidebar?.key
    return frame
  }
  /** The page of the address is on screen. */
  const arrive = (): void => {
    pathname = location.pathname
    search = location.search
  }

  return {
    // A page that is not all there is none: whatever the reader opens then has to be shown.
    shown: () => ({
      page,
      route: unfinished === undefined ? (routeOf(pathname) ?? pathname) : '',
      query: search,
    }),
    prepare: (payload) =>
      inSpareTime(() => {
        if (prepared?.payload === payload) return
        const { shell } = payload
        prepared = { payload, body: createBody(fragmentOf(payload.html)) }
        madeAhead.clear()
        for (const part of [...shell.navbar, shell.sidebar?.html ?? ''])
          madeAhead.set(part, fragmentOf(part))
      }),
    show: (payload, isAtTop = false) => {
      const body =
        prepared?.payload === payload ? prepared.body : createBody(fragmentOf(payload.html))
      const frame = showFrame(payload)
      replaceHead(document.head, payload.head)
      // Last: it asks how high the page is, and what changes then is laid out once more.
      const whole = showBody(frame, body, isAtTop)
      arrive()
      tellPageShown()
      return whole
    },
    showBeginning: (route, beginning) => {
      const { styles, html } = beginning
      if (document.hidden || missingStylesheets(document.head, styles).length > 0) return undefined
      const part = createBodyPart(fragmentOf(html))
      if (part === undefined) return undefined
      replaceBody(showFrame(beginning), part.element)
      const complete = (whole: PagePayload): void => {
        completeBody(part, fragmentOf(whole.html))
        replaceHead(document.head, whole.head)
        unfinished = undefined
        arrive()
      }
      unfinished = { route, complete }
      tellPageShown()
      return complete
    },
    unfinished: (route) => (unfinished?.route === route ? unfinished.complete : undefined),
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

/** Nodes of the prepared page's navbar and sidebar, by their HTML. */
const madeAhead = new Map<string, DocumentFragment>()

/** Nodes of a text, made ahead where they were; those are there once. */
function takeFragment(html: string): DocumentFragment {
  const made = madeAhead.get(html)
  madeAhead.delete(html)
  return made ?? fragmentOf(html)
}

/** What each end of the navbar was given last. */
const shownItems = new WeakMap<Element, string>()

function showItems(items: Element, html: string): void {
  if (shownItems.get(items) === html) return
  shownItems.set(items, html)
  items.replaceChildren(takeFragment(html))
}

/** A sidebar that stays keeps its open groups and its place; the mark of the page moves. */
function showSidebar(
  frame: Element,
  sidebar: SidebarHtml | undefined,
  { key, href }: { readonly key: string | undefined; readonly href: string },
): void {
  const former = frame.querySelector(':scope > .sidebar')
  if (former !== null && sidebar?.key === key) {
    former.querySelector<DocsSidebar>('docs-sidebar')?.show(href)
    return
  }
  if (sidebar !== undefined) frame.prepend(takeFragment(sidebar.html))
  former?.remove()
}
