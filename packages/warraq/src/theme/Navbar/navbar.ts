import { fillText } from '../../shared/fill-text.ts'
import { isApple } from '../../shared/is-apple.ts'
import { onEveryPage } from '../../shared/page-shown.ts'
import { startAnnouncement } from '../AnnouncementBar/announcement.ts'
import { startColorMode } from '../ColorModeToggle/color-mode.ts'
import { startMenuButton } from '../Drawer/menu-button.ts'
import { defineDropdown } from '../Dropdown/docs-dropdown.ts'
import { startVersions } from '../VersionDropdown/preferred-version.ts'
import { keepAddress } from './keep-address.ts'
import { startNavbarHiding } from './navbar-hiding.ts'

/** Start the announcement and the navbar. Call once per document. */
export function startNavbar(): void {
  startColorMode()
  startMenuButton()
  foldNavbar()
  if (import.meta.env.hasSearch) nameSearchButtons()
  if (import.meta.env.hasDropdowns) defineDropdown()
  if (import.meta.env.hasAnnouncement) startAnnouncement()
  if (import.meta.env.hidesNavbar) startNavbarHiding()
  if (import.meta.env.hasVersions) startVersions()
  if (import.meta.env.hasVersions || import.meta.env.hasLocales) keepAddress()
}

/**
 * Collapse the items of the navbar behind the menu button while they do not fit. The style sheet
 * collapses them at a width that suits most sites; this handles many items, long labels and large
 * text. The observer is called between layout and paint, so that no frame shows an overflow.
 */
function foldNavbar(): void {
  const bar = document.querySelector<HTMLElement>('.navbar-inner')
  if (bar === null) return
  const fold = () => {
    bar.classList.remove('is-folded')
    bar.classList.toggle('is-folded', bar.scrollWidth > bar.clientWidth)
  }
  const observer = new ResizeObserver(fold)
  for (const part of [bar, ...bar.children]) observer.observe(part)
}

/** Show the shortcut for the reader's platform on every search button. */
function nameSearchButtons(): void {
  const keys = isApple() ? 'Meta+k' : 'Control+k'
  onEveryPage(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.search-button')) {
      button.ariaLabel = fillText(button.dataset.label ?? '', { keys })
      button.setAttribute('aria-keyshortcuts', keys)
      if (isApple()) button.querySelector('kbd')?.setAttribute('data-key', '⌘')
    }
  })
}
