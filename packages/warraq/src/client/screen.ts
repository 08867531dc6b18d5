import { afterPaint } from '../shared/after-paint.ts'
import type { DocumentData, PagePayload, SidebarHtml } from '../shared/page-payload.ts'
import { tellPageShown } from '../shared/page-shown.ts'
import type { PageRecord } from '../shared/page-view.ts'
import { fragmentOf } from '../shared/trusted-types.ts'
import { clearNotice } from '../theme/Notice/show-notice.ts'
import type { DocsSidebar } from '../theme/Sidebar/docs-sidebar.ts'
import { routeOf } from './address.ts'
import { replaceClasses, replaceHead, replaceStyles } from './head.ts'
import type { ShownPlace } from './plan-navigation.ts'

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
  /** The page on screen is gone: every page must be shown again, including the previous one. */
  readonly clear: () => void
}

export function createScreen({ page: first, sidebarKey: firstKey }: DocumentData): Screen {
  let page = first
  let sidebarKey = firstKey
  let route = currentRoute()
  let query = location.search
  const stay = (): void => {
    query = location.search
    clearNotice()
  }

  return {
    shown: () => ({ page, route, query }),
    show: ({ page: next, styles, shell, head, html }, isAtTop = false) => {
      const frame = elementOf('#page')
      replaceStyles(document.head, styles)
      replaceClasses(document.documentElement, page.className, next.className)
      document.title = next.documentTitle
      for (const [at, items] of document.querySelectorAll('.navbar-items, .drawer-menu').entries())
        showItems(items, shell.navbar[at] ?? '')
      showSidebar(frame, shell.sidebar, { key: sidebarKey, href: next.href })
      frame.className = shell.layout
      elementOf('#announcer').textContent = next.title
      replaceHead(document.head, head)
      replaceBody(frame, createBody(html, isAtTop))
      page = next
      sidebarKey = shell.sidebar?.key
      route = currentRoute()
      stay()
      tellPageShown()
    },
    stay,
    clear: () => {
      route = ''
    },
  }
}

/** The route in the address bar. */
function currentRoute(): string {
  return routeOf(location.pathname) ?? location.pathname
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

/** Replace the page body in the frame around it, or add the first one. */
export function replaceBody(frame: Element, body: HTMLElement): void {
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
