import { ownValue } from '@warraq/search/own-value'
import { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import { onPageShown } from '../../shared/browser/page-shown.ts'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'
import type { NavbarLinkView } from '../../shared/data/site-view.ts'
import type { DataElement } from '../browser/element-data.ts'
import { queryWithMenu } from '../Drawer/drawer-markup.ts'
import { BUTTON, type DropdownData } from '../Dropdown/dropdown-markup.ts'
import {
  CHOICE,
  type ChoiceData,
  DROPDOWN,
  VERSIONED,
  type VersionedData,
} from './version-markup.ts'

/**
 * Outside versioned docs, point links into them to the version the reader chose before
 * (`a[data-versions]`) and show it in their dropdown (`docs-dropdown[data-docs-id]`).
 */
export function showPreferredVersions(): void {
  const show = () => {
    document.querySelectorAll<Dropdown>(DROPDOWN).forEach(nameDropdown)
    queryWithMenu<DataElement<VersionedData>>(VERSIONED).forEach(leadToVersion)
  }
  show()
  onPageShown(show)
  addEventListener('storage', show)
}

type Dropdown = DataElement<DropdownData>
type VersionedHrefs = NonNullable<NavbarLinkView['versions']>

/** Removes a stored name that no longer exists. */
function nameDropdown(dropdown: Dropdown): void {
  const { docsId = '' } = dropdown.dataset
  const label = dropdown.querySelector(`.${BUTTON}`)?.firstChild
  if (!label) return
  const preferred = preferredVersion(docsId)
  const chosen = [...dropdown.querySelectorAll<DataElement<ChoiceData>>(CHOICE)].find(
    ({ dataset }) => dataset.docsId === docsId && dataset.prefers === preferred,
  )
  if (chosen === undefined) writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), null)
  dropdown.dataset.label ??= label.textContent ?? ''
  label.textContent = chosen?.textContent ?? dropdown.dataset.label
}

function leadToVersion(link: DataElement<VersionedData>): void {
  const { docsId, hrefs } = JSON.parse(link.dataset.versions) as VersionedHrefs
  link.dataset.href ??= link.getAttribute('href') ?? ''
  link.setAttribute(
    'href',
    ownValue(hrefs, preferredVersion(docsId) ?? undefined) ?? link.dataset.href,
  )
}

function preferredVersion(docsId: string): string | null {
  return readStorage('local', STORAGE_KEYS.preferredVersion(docsId) ?? undefined)
}
