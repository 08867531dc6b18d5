import { startAnnouncement } from '../AnnouncementBar/announcement.ts'
import { startColorMode } from '../ColorModeToggle/color-mode.ts'
import { startMenuButton } from '../Drawer/menu-button.ts'
import { DocsDropdown } from '../Dropdown/docs-dropdown.ts'
import { nameSearchButtons } from '../SearchButton/search-buttons.ts'
import { showPreferredVersions } from '../VersionDropdown/preferred-version.ts'
import { foldNavbar } from './fold-navbar.ts'
import { keepAddress } from './keep-address.ts'
import { startNavbarHiding } from './navbar-hiding.ts'

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
