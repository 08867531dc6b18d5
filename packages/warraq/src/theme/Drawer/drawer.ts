import './drawer.css'
import { isPlainClick } from '../../shared/is-plain-click.ts'
import { hitBy } from '../../shared/on-click.ts'
import { showModal } from '../browser/show-modal.ts'
import { copyOf } from '../Templates/copy-of.ts'
import { menuTemplate } from './menu-template.ts'

/**
 * Open the navigation of narrow screens: the sidebar of the page first, the main menu one step
 * back. `button` is the one that was pressed.
 */
export function openDrawer(button: HTMLElement): void {
  const drawer = copyOf<HTMLDialogElement>('drawer')
  fillHead(drawer)
  fillBody(drawer)
  button.after(drawer)
  const leaveHistory = closeOnBack(drawer)
  drawer.addEventListener('click', (event) => {
    if (hitBy(event, 'a, .drawer-close') !== null) drawer.close()
  })
  // The observer also reports that the button is hidden already, or becomes so in a wide window.
  const observer = new ResizeObserver(() => {
    if (!isShown(button)) drawer.close()
  })
  showModal(drawer, () => {
    observer.disconnect()
    leaveHistory()
    button.ariaExpanded = 'false'
    drawer.remove()
  })
  observer.observe(button)
}

const isShown = (element: HTMLElement) => element.offsetWidth > 0

/**
 * Let the browser's Back close the open drawer and stay on the page: while it is open, it has a
 * history entry. Choosing a page in the drawer replaces that entry. Returns a function to call when
 * the drawer is closed.
 */
function closeOnBack(drawer: HTMLDialogElement): () => void {
  let isLeft = false
  history.pushState(history.state, '')
  const onBack = () => {
    isLeft = true
    drawer.close()
  }
  addEventListener('popstate', onBack)
  drawer.addEventListener('click', (event) => {
    const link = hitBy<HTMLAnchorElement>(event, 'a')
    if (link === null || !isPlainClick(event)) return
    if (link.target !== '' || link.origin !== location.origin) return
    event.preventDefault()
    isLeft = true
    location.replace(link.href)
  })
  return () => {
    removeEventListener('popstate', onBack)
    if (!isLeft) history.back()
  }
}

/** Copies brand and colour mode button from the navbar. */
function fillHead(drawer: HTMLElement): void {
  const copies = [...document.querySelectorAll('.navbar :is(.brand, .color-mode)')].map((found) =>
    found.cloneNode(true),
  )
  drawer.querySelector('.drawer-close')?.before(...copies)
}

/**
 * Shows the sidebar of the page first and the main menu one step back, or only the menu if the
 * sidebar is visible beside the page.
 */
function fillBody(drawer: HTMLElement): void {
  const back = drawer.querySelector<HTMLElement>('.drawer-back')
  const beside = document.querySelector<HTMLElement>('.sidebar')
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
  // The sidebar beside the page may be hidden.
  copy.querySelector('nav')?.removeAttribute('hidden')
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  return copy
}
