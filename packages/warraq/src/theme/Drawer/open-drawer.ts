import { isPlainClick } from '@warraq/search-dialog/shared/is-plain-click'
import { TOGGLE as COLOR_MODE } from '../ColorModeToggle/color-mode-markup.ts'
import { BRAND, NAVBAR } from '../Navbar/navbar-markup.ts'
import { SIDEBAR } from '../Sidebar/sidebar-markup.ts'
import { BACK, CLOSE, menuTemplate } from './drawer-markup.ts'
import './drawer.css'
import { onPageShown } from '../../shared/browser/page-shown.ts'
import { copyOf } from '../Templates/copy-of.ts'
import { addDrawerEntry } from './drawer-entry.ts'

/**
 * Open the navigation of narrow screens: the sidebar of the page first, the main menu one step
 * back. `button` is the one that was pressed.
 */
export function openDrawer(button: HTMLElement): void {
  // The window may have become wide while this code was loading.
  if (!isShown(button)) {
    button.ariaExpanded = 'false'
    return
  }
  const opener = document.activeElement
  const listening = new AbortController()
  const { signal } = listening
  const drawer = copyOf<HTMLDialogElement>('drawer')
  const root = document.documentElement
  const { overflow } = root.style

  const close = () => {
    if (signal.aborted) return
    listening.abort()
    root.style.overflow = overflow
    button.ariaExpanded = 'false'
    drawer.close()
    drawer.remove()
    if (opener instanceof HTMLElement) opener.focus()
  }

  fillHead(drawer)
  fillBody(drawer)
  button.after(drawer)
  closeOnBack(drawer, close, signal)
  drawer.addEventListener('close', close, { signal })
  drawer.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest(`a, .${CLOSE}`) : null
    if (target === drawer || pressed !== null) close()
  })
  closeWithout(button, close, signal)
  signal.addEventListener('abort', onPageShown(close))
  root.style.overflow = 'hidden'
  drawer.showModal()
}

const isShown = (element: HTMLElement) => element.offsetWidth > 0

/** Close the drawer when the window becomes so wide that the button is hidden. */
function closeWithout(button: HTMLElement, close: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    if (!isShown(button)) close()
  })
  observer.observe(button)
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Let the browser's Back close an open drawer and stay on the page: while it is open, it has a
 * history entry. A link in the drawer replaces that entry. Call before the dialog's own listeners
 * are added; `signal` is aborted when the drawer is closed.
 */
function closeOnBack(dialog: HTMLElement, close: () => void, signal: AbortSignal): void {
  let isLeft = false
  addDrawerEntry()
  const onBack = () => {
    isLeft = true
    close()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isPlainClick(event)) return
    if (link.target !== '' || link.origin !== location.origin) return
    event.preventDefault()
    // The entry below is for this address already.
    if (link.href === location.href) return
    isLeft = true
    location.replace(link.href)
  }
  addEventListener('popstate', onBack, { signal })
  dialog.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => {
    if (!isLeft) history.back()
  })
}

/** Copies brand and colour mode button from the navbar. */
function fillHead(drawer: HTMLElement): void {
  const copies = [...document.querySelectorAll(`.${NAVBAR} :is(.${BRAND}, .${COLOR_MODE})`)].map(
    (found) => found.cloneNode(true),
  )
  drawer.querySelector(`.${CLOSE}`)?.before(...copies)
}

/**
 * Shows the sidebar of the page first and the main menu one step back, or only the menu if the
 * sidebar is visible beside the page.
 */
function fillBody(drawer: HTMLElement): void {
  const back = drawer.querySelector<HTMLElement>(`.${BACK}`)
  const beside = document.querySelector<HTMLElement>(`.${SIDEBAR}`)
  const sidebar = beside !== null && isShown(beside) ? undefined : sidebarCopy()
  const menu = menuTemplate()?.content.cloneNode(true)
  if (back === null) return
  if (sidebar !== undefined && menu?.firstChild) {
    back.after(sidebar)
    back.addEventListener('click', () => {
      const body = back.parentElement
      body?.replaceChildren(menu)
      body?.querySelector<HTMLElement>('a, summary, button')?.focus()
    })
  } else back.replaceWith(sidebar ?? menu ?? '')
}

/** A copy of the page's sidebar without duplicate ids; `undefined` if there is none. */
function sidebarCopy(): HTMLElement | undefined {
  const copy = document.querySelector('docs-sidebar')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  return copy
}
