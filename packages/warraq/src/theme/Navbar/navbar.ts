import {
  hasAnnouncement,
  hasDropdowns,
  hasLocales,
  hasSearch,
  hasVersions,
  hidesNavbar,
} from '../../shared/features.ts'
import { startAnnouncement } from '../AnnouncementBar/announcement.ts'
import { keepAddress } from '../browser/keep-address.ts'
import { startColorMode } from '../ColorModeToggle/color-mode.ts'
import { startMenuButton } from '../Drawer/menu-button.ts'
import { DocsDropdown } from '../Dropdown/docs-dropdown.ts'
import { nameSearchButtons } from '../SearchButton/search-buttons.ts'
import { showPreferredVersions } from '../VersionDropdown/preferred-version.ts'
import { startNavbarHiding } from './navbar-hiding.ts'

/** Wake up the announcement and the navbar. Call once a document. */
export function startNavbar(): void {
  startColorMode()
  startMenuButton()
  if (hasSearch) nameSearchButtons()
  if (hasDropdowns) customElements.define('docs-dropdown', DocsDropdown)
  if (hasAnnouncement) startAnnouncement()
  if (hidesNavbar) startNavbarHiding()
  if (hasVersions) showPreferredVersions()
  if (hasVersions || hasLocales) keepAddress()
}
