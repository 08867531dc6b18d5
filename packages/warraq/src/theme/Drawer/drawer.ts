import './drawer.css'
import { element } from '../../shared/create-element.ts'
import { onPageShown } from '../../shared/page-shown.ts'
import { CLOSE_PATH } from '../../shared/svg-icon.ts'
import { WIDE_WINDOW } from '../../shared/wide-window.ts'
import { elementText } from '../browser/element-text.ts'
import { closeOnBack } from './close-on-back.ts'
import { mainMenu } from './drawer-menu.ts'
import { sidebarCopy } from './drawer-sidebar.ts'
import { drawerText } from './drawer-text.ts'

/**
 * Open the navigation of narrow screens, built of what the document holds: the sidebar of the page
 * first, the main menu one step back. `button` opened it.
 */
export function openDrawer(button: HTMLElement): void {
  const wide = matchMedia(WIDE_WINDOW)
  // The window may have grown while this code was on its way.
  if (wide.matches) {
    button.ariaExpanded = 'false'
    return
  }
  const opener = document.activeElement
  const listening = new AbortController()
  const { signal } = listening
  const dialog = element('dialog', { className: 'drawer' })
  dialog.ariaLabel = button.closest('nav')?.ariaLabel ?? null
  const root = document.documentElement
  const { overflow } = root.style

  const close = () => {
    if (signal.aborted) return
    listening.abort()
    root.style.overflow = overflow
    button.ariaExpanded = 'false'
    dialog.close()
    dialog.remove()
    if (opener instanceof HTMLElement) opener.focus()
  }

  const body = element('div', { className: 'drawer-body' })
  body.append(...firstPanel(body))
  dialog.append(drawerHead(button, close), body)
  button.after(dialog)
  closeOnBack(dialog, close, signal)
  dialog.addEventListener('close', close, { signal })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a') !== null)) close()
  })
  wide.addEventListener('change', close, { signal })
  signal.addEventListener('abort', onPageShown(close))
  root.style.overflow = 'hidden'
  dialog.showModal()
}

function drawerHead(button: HTMLElement, close: () => void): HTMLElement {
  const closeButton = element(
    'button',
    {
      type: 'button',
      className: 'icon-button',
      'aria-label': elementText(drawerText).closeNavigation,
      onclick: close,
    },
    ...button.cloneNode(true).childNodes,
  )
  closeButton.querySelector('path')?.setAttribute('d', CLOSE_PATH)
  return element(
    'div',
    { className: 'drawer-head' },
    element('div', { className: 'brand-slot' }, ...copies('.navbar .brand')),
    ...copies('.navbar .color-mode'),
    closeButton,
  )
}

function copies(selector: string): Node[] {
  return [...document.querySelectorAll(selector)].map((found) => found.cloneNode(true))
}

function firstPanel(body: HTMLElement): HTMLElement[] {
  const sidebar = sidebarCopy()
  if (sidebar === undefined) return [mainMenu()]
  if (document.querySelector('.navbar-items > *') === null) return [sidebar]
  const toMainMenu = () => {
    body.replaceChildren(mainMenu())
    body.querySelector<HTMLElement>('a, summary, button')?.focus()
  }
  const back = element(
    'button',
    { type: 'button', className: 'drawer-back', onclick: toMainMenu },
    elementText(drawerText).backToMainMenu,
  )
  return [back, sidebar]
}
