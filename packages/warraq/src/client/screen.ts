import { afterPaint } from '../shared/after-paint.ts'
import type { DocumentData, PagePayload, SidebarHtml } from '../shared/page-payload.ts'
import { tellPageShown } from '../shared/page-shown.ts'
import type { PageRecord } from '../shared/page-view.ts'
import { fragmentOf } from '../shared/trusted-types.ts'
import { elementText } from '../theme/browser/element-text.ts'
import { crashText } from '../theme/CrashPage/crash-page-text.ts'
import type { DocsSidebar } from '../theme/Sidebar/docs-sidebar.ts'
import { copyOf } from '../theme/Templates/copy-of.ts'
import { replaceClasses, replaceHead, replaceStyles } from './head.ts'
import type { ShownPlace } from './plan-navigation.ts'
import { routeOf } from './route-of.ts'

/** The page the reader sees. */
export interface Screen {
  readonly shown: () => ShownPlace & { readonly page: PageRecord }
  /**
   * Show another page: replaces head, navbar, sidebar and body in one step. When a page is entered
   * at its top, the part that is probably below the viewport is laid out after the first frame.
   */
  readonly show: (payload: PagePayload, isAtTop?: boolean) => void
  /** The address still refers to the page on screen, possibly with another query. */
  readonly stay: () => void
  /** A page is taking long to load: show a ring in its place. */
  readonly startWaiting: () => void
  readonly endWaiting: () => void
  /** Show that the page in the address bar failed to load, and why, if known; the current page stays. */
  readonly showUnreachable: (retry: () => void, reason: string) => void
  /** Replace the page on screen, or a document without one, by an error message. */
  readonly showCrash: (message: HTMLElement) => void
}

export function createScreen({ page: first, sidebarKey: firstKey }: DocumentData): Screen {
  let page = first
  let sidebarKey = firstKey
  let { pathname, search } = location
  let isCrashed = false
  // Notice above or over the page on screen.
  let notice: HTMLElement | undefined
  const clearNotice = (): void => {
    notice?.remove()
    notice = undefined
  }

  return {
    // After a crash every page must be shown again, including the previous one.
    shown: () => ({
      page,
      route: isCrashed ? '' : (routeOf(pathname) ?? pathname),
      query: search,
    }),
    show: ({ page: next, styles, shell, head, html }, isAtTop = false) => {
      const frame = elementOf('#page')
      replaceStyles(document.head, styles)
      replaceClasses(document.documentElement, page.className, next.className)
      document.title = next.documentTitle
      clearNotice()
      for (const [at, items] of document.querySelectorAll('.navbar-items, .drawer-menu').entries())
        showItems(items, shell.navbar[at] ?? '')
      showSidebar(frame, shell.sidebar, { key: sidebarKey, href: next.href })
      frame.className = shell.layout
      elementOf('#announcer').textContent = next.title
      replaceHead(document.head, head)
      replaceBody(frame, createBody(html, isAtTop))
      page = next
      sidebarKey = shell.sidebar?.key
      pathname = location.pathname
      search = location.search
      isCrashed = false
      tellPageShown()
    },
    stay: () => {
      search = location.search
      clearNotice()
    },
    startWaiting: () => {
      clearNotice()
      notice = copyOf('page-loading')
      document.querySelector('.page-body')?.append(notice)
    },
    endWaiting: clearNotice,
    showUnreachable: (retry, reason) => {
      clearNotice()
      notice = copyOf('navigation-error')
      notice.querySelector('p')?.append(` ${reason}`)
      notice.querySelector('button')?.addEventListener('click', retry)
      document.querySelector('.navbar')?.after(notice)
    },
    showCrash: (message) => {
      clearNotice()
      isCrashed = true
      const frame = document.querySelector('#page')
      if (frame !== null) {
        replaceBody(frame, message)
        return
      }
      document.title = elementText(crashText).pageErrorTitle
      document.body.replaceChildren(message)
    },
  }
}

/** @throws Error when the document has no such element; the page is then loaded in full */
function elementOf(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`The document has no ${selector}`)
  return element
}

/**
 * The body of a page: a new element each time, so that elements in the previous one are
 * disconnected.
 */
function createBody(html: string, isAtTop: boolean): HTMLElement {
  const body = document.createElement('div')
  body.className = 'page-body'
  body.append(fragmentOf(html))
  if (isAtTop && !document.hidden) {
    body.dataset.entering = ''
    void afterPaint().then(() => delete body.dataset.entering)
  }
  return body
}

function replaceBody(frame: Element, body: HTMLElement): void {
  const former = frame.querySelector(':scope > .page-body')
  if (former === null) frame.append(body)
  else former.replaceWith(body)
}

/** HTML last shown at each end of the navbar. */
const shownItems = new WeakMap<Element, string>()

function showItems(items: Element, html: string): void {
  if (shownItems.get(items) === html) return
  shownItems.set(items, html)
  const place = items instanceof HTMLTemplateElement ? items.content : items
  place.replaceChildren(fragmentOf(html))
}

/**
 * A sidebar that both pages share stays with its open groups and scroll position; only the current
 * mark moves.
 */
function showSidebar(
  frame: Element,
  sidebar: SidebarHtml | undefined,
  { key, href }: { readonly key: string | undefined; readonly href: string },
): void {
  // Not by class, because a site may wrap the sidebar.
  const former = frame.querySelector(':scope > :not(.page-body)')
  if (former !== null && sidebar?.key === key) {
    former.querySelector<DocsSidebar>('docs-sidebar')?.show(href)
    return
  }
  if (sidebar !== undefined) frame.prepend(fragmentOf(sidebar.html))
  former?.remove()
}
