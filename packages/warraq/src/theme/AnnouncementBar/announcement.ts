import { readStorage, watchStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import type { DataElement } from '../browser/element-data.ts'
import { ANNOUNCEMENT, type AnnouncementData } from './announcement-markup.ts'

/** Let the reader dismiss the announcement until its id changes. */
export function startAnnouncement(): void {
  const bar = document.querySelector<DataElement<AnnouncementData>>(`.${ANNOUNCEMENT}`)
  if (bar === null) return
  const { id } = bar.dataset
  if (readStorage('local', STORAGE_KEYS.announcementId) !== id) {
    writeStorage('local', STORAGE_KEYS.announcementId, id)
    writeStorage('local', STORAGE_KEYS.announcementDismissed, 'false')
  }
  const button = bar.querySelector<HTMLElement>(':scope > button')
  if (button === null) return
  const removeDismissed = (): void => {
    const isSame = readStorage('local', STORAGE_KEYS.announcementId) === id
    if (isSame && readStorage('local', STORAGE_KEYS.announcementDismissed) === 'true') bar.remove()
  }
  removeDismissed()
  watchStorage(STORAGE_KEYS.announcementDismissed, removeDismissed)
  button.onclick = () => {
    writeStorage('local', STORAGE_KEYS.announcementDismissed, 'true')
    // Also if storage is blocked.
    bar.remove()
    document.getElementById(SHELL_ID.main)?.focus({ preventScroll: true })
  }
}
