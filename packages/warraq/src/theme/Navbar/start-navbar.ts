import { startAnnouncement } from '../AnnouncementBar/announcement.ts'
import { startColorMode } from '../ColorModeToggle/color-mode.ts'
import { startMenuButton } from '../Drawer/menu-button.ts'
import { DocsDropdown } from '../Dropdown/docs-dropdown.ts'
import { nameSearchButtons } from '../SearchButton/search-buttons.ts'
import { showPreferredVersions } from '../VersionDropdown/preferred-version.ts'
import { keepAddress } from './keep-address.ts'
import { startNavbarHiding } from './navbar-hiding.ts'
import { INNER } from './navbar-markup.ts'

/** Start the announcement and the navbar. Call once per document. */
export function startNavbar(): void {
  startColorMode()
  startMenuButton()
  foldNavbar()
  if (import.meta.env.hasSearch) nameSearchButtons()
  if (import.meta.env.hasDropdowns) customElements.define('docs-dropdown', DocsDropdown)
  if (import.meta.env.hasAnnouncement) startAnnouncement()
  if (import.meta.env.hidesNavbar) startNavbarHiding()
  if (import.meta.env.hasVersions) showPreferredVersions()
  if (import.meta.env.hasVersions || import.meta.env.hasLocales) keepAddress()
}

/**
 * Collapse the items of the navbar behind the menu button while they do not fit. The style sheet
 * collapses them at a width that suits most sites; this handles many items, long labels and large
 * text. The observer is called between layout and paint, so that no frame shows an overflow.
 */
function foldNavbar(): void {
  const bar = document.querySelector<HTMLElement>(`.${INNER}`)
  if (bar === null) return
  const fold = () => {
    bar.classList.remove('is-folded')
    bar.classList.toggle('is-folded', bar.scrollWidth > bar.clientWidth)
  }
  const observer = new ResizeObserver(fold)
  for (const part of [bar, ...bar.children]) observer.observe(part)
}
