import {
  hasAnnouncement,
  hasDropdowns,
  hasLocales,
  hasSearch,
  hasVersions,
  hidesNavbar,
} from '../shared/features.ts'
import { startAnnouncement } from './announcement.ts'
import { startColorMode } from './color-mode.ts'
import { DocsDropdown } from './docs-dropdown.ts'
import { keepAddress } from './keep-address.ts'
import { startMenuButton } from './menu-button.ts'
import { startNavbarHiding } from './navbar-hiding.ts'
import { showPreferredVersions } from './preferred-version.ts'
import { nameSearchButtons } from './search-buttons.ts'

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
