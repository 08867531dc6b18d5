import { afterPaint } from '@warraq/search-dialog/shared/after-paint'
import { tellPageShown } from '../shared/browser/page-shown.ts'
import { fragmentOf } from '../shared/browser/trusted-types.ts'
import type {
  DocumentData,
  HeadTag,
  PagePayload,
  SidebarHtml,
} from '../shared/data/page-payload.ts'
import type { PageRecord } from '../shared/data/page-view.ts'
import { runAll } from '../shared/data/run-all.ts'
import * as SHELL_ID from '../shared/data/shell-ids.ts'
import { elementText } from '../theme/browser/element-text.ts'
import { crashText } from '../theme/CrashPage/crash-page-text.ts'
import { MENU } from '../theme/Drawer/drawer-markup.ts'
import { ITEMS, NAVBAR } from '../theme/Navbar/navbar-markup.ts'
import type { DocsSidebar } from '../theme/Sidebar/docs-sidebar.ts'
import { copyOf } from '../theme/Templates/copy-of.ts'
import { replaceClasses, replaceHead, replaceStyles } from './head.ts'
import type { ShownPlace } from './plan-navigation.ts'
import { routeOf } from './route-of.ts'

/** The page the reader sees. */
export class Screen {
  #page: PageRecord
  #sidebarKey: string | undefined
  #html: string | undefined
  #pathname = location.pathname
  #search = location.search
  #isCrashed = false
  /** Above or over the page. */
  #notice: HTMLElement | undefined

  constructor({ page, sidebarKey }: DocumentData) {
    this.#page = page
    this.#sidebarKey = sidebarKey
  }

  shown(): ShownPlace & { readonly page: PageRecord } {
    const page = this.#page
    const path = this.#pathname
    const query = this.#search
    // After a crash every page must be shown again, including the previous one.
    if (this.#isCrashed) return { page, route: '', path: '', query }
    // A server that misses `/a.html` may have `/a/`.
    const route = page.kind === 'not-found' ? '' : (routeOf(path) ?? path)
    return { page, route, path, query }
  }

  /** HTML of the body as the server sent it; `undefined` if the page came with its document. */
  shownHtml(): string | undefined {
    return this.#html
  }

  /** Whether the address bar names the page on screen, possibly in another casing. */
  isAtAddress(): boolean {
    const { pathname } = location
    const { route, path } = this.shown()
    return pathname === path || routeOf(pathname)?.toLowerCase() === route.toLowerCase()
  }

  /**
   * Show another page: replaces head, navbar, sidebar and body in one step. When a page is entered
   * at its top, the part that is probably below the viewport is laid out after the first frame.
   * @param placeBody puts the new body in the place of the former one
   */
  show(
    { page, styles, shell, head, html }: PagePayload,
    isAtTop = false,
    placeBody = replaceBody,
  ): void {
    const frame = elementOf(`#${SHELL_ID.page}`)
    const announcer = elementOf(`#${SHELL_ID.announcer}`)
    replaceStyles(document.head, styles)
    replaceClasses(document.documentElement, this.#page.className, page.className)
    document.title = page.documentTitle
    this.endWaiting()
    for (const [at, items] of document.querySelectorAll(`.${ITEMS}, .${MENU}`).entries())
      showItems(items, shell.navbar[at] ?? '')
    showSidebar(frame, shell.sidebar, { key: this.#sidebarKey, href: page.href })
    frame.className = shell.layout
    announcer.textContent = page.title
    replaceHead(document.head, head)
    placeBody(frame, createBody(html, isAtTop))
    this.#page = page
    this.#html = html
    this.#sidebarKey = shell.sidebar?.key
    this.#pathname = location.pathname
    this.#search = location.search
    this.#isCrashed = false
    tellPageShown()
  }

  /** The address still refers to the page on screen, possibly with another query. */
  stay(): void {
    this.#search = location.search
    this.endWaiting()
  }

  /** A page is taking long to load: show a ring in its place. */
  startWaiting(): void {
    const ring = this.#setNotice('page-loading')
    document.querySelector('.page-body')?.append(ring)
  }

  /** Remove the ring, or the message that a page failed to load. */
  endWaiting(): void {
    this.#notice?.remove()
  }

  /** Show that another page failed to load; the current page stays. */
  showUnreachable(retry: () => void): void {
    const message = this.#setNotice('navigation-error')
    message.querySelector('button')?.addEventListener('click', retry)
    const navbar = document.querySelector(`.${NAVBAR}`)
    if (navbar === null) document.body.prepend(message)
    else navbar.after(message)
  }

  /** Replace the page on screen by the message that another page crashed while it was shown. */
  showCrash(message: HTMLElement, { page, head }: PagePayload): void {
    this.#isCrashed = true
    const { pageErrorTitle } = elementText(crashText)
    // Whatever made the page crash may fail again.
    runAll([
      () => this.endWaiting(),
      () => replaceBody(elementOf(`#${SHELL_ID.page}`), message),
      () => {
        elementOf(`#${SHELL_ID.announcer}`).textContent = pageErrorTitle
      },
      () => replaceHead(document.head, head.filter(isCanonical)),
      () => {
        document.title = `${pageErrorTitle} | ${page.documentTitle}`
      },
    ])
  }

  #setNotice(name: Parameters<typeof copyOf>[0]): HTMLElement {
    this.endWaiting()
    this.#notice = copyOf(name)
    return this.#notice
  }
}

/** The document lacks an element that the engine wrote, for example because an extension removed it. */
export class MissingElementError extends Error {}

/** @throws MissingElementError when the document has no such element */
function elementOf(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new MissingElementError(`The document has no ${selector}`)
  return element
}

/** Whether a tag names the address of the page, which a crash does not change. */
function isCanonical({ tag, attributes }: HeadTag): boolean {
  return tag === 'link' && attributes.rel === 'canonical'
}

/** The body of a page: a new element, so that elements in the previous one are disconnected. */
function createBody(html: string, isAtTop: boolean): HTMLElement {
  // biome-ignore lint/plugin: it only holds the HTML of a payload.
  const body = document.createElement('div')
  body.className = 'page-body'
  // biome-ignore lint/plugin: React made this HTML in the build.
  body.append(fragmentOf(html))
  if (isAtTop && !document.hidden) {
    body.dataset.entering = ''
    void afterPaint().then(() => delete body.dataset.entering)
  }
  return body
}

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
  // biome-ignore lint/plugin: React made this HTML in the build.
  place.replaceChildren(fragmentOf(html))
}

/** A shared sidebar keeps its open groups and scroll position; only the current mark moves. */
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
  // biome-ignore lint/plugin: React made this HTML in the build.
  if (sidebar !== undefined) frame.prepend(fragmentOf(sidebar.html))
  former?.remove()
}
