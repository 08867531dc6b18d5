import { onPageShown } from '../../shared/browser/page-shown.ts'
import { readStorage, writeStorage } from '../../shared/browser/storage.ts'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'
import type { NavbarLinkView } from '../../shared/data/site-view.ts'
import { queryWithMenu } from '../Drawer/menu-template.ts'

/**
 * Outside versioned docs, point links into them to the version the reader chose before
 * (`a[data-versions]`) and show it in their dropdown (`docs-dropdown[data-docs-id]`).
 */
export function showPreferredVersions(): void {
  const show = () => {
    document.querySelectorAll<HTMLElement>('docs-dropdown[data-docs-id]').forEach(nameDropdown)
    queryWithMenu<HTMLElement>('a[data-versions]').forEach(leadToVersion)
  }
  show()
  onPageShown(show)
  addEventListener('storage', show)
}

type VersionedHrefs = NonNullable<NavbarLinkView['versions']>

/** Removes a stored name that no longer exists. */
function nameDropdown(dropdown: HTMLElement): void {
  const { docsId = '' } = dropdown.dataset
  const label = dropdown.querySelector('.dropdown-button')?.firstChild
  if (!label) return
  const preferred = preferredVersion(docsId)
  const chosen = [...dropdown.querySelectorAll<HTMLElement>('a[data-prefers]')].find(
    ({ dataset }) => dataset.docsId === docsId && dataset.prefers === preferred,
  )
  if (chosen === undefined) writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), null)
  dropdown.dataset.label ??= label.textContent ?? ''
  label.textContent = chosen?.textContent ?? dropdown.dataset.label
}

function leadToVersion(link: HTMLElement): void {
  const { docsId, hrefs } = JSON.parse(link.dataset.versions ?? '{}') as VersionedHrefs
  link.dataset.href ??= link.getAttribute('href') ?? ''
  link.setAttribute('href', hrefs[preferredVersion(docsId) ?? ''] ?? link.dataset.href)
}

function preferredVersion(docsId: string): string | null {
  return readStorage('local', STORAGE_KEYS.preferredVersion(docsId))
}
