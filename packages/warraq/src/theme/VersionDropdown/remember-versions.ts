import { writeStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'
import type { DataElement } from '../browser/element-data.ts'
import { CHOICE, type ChoiceData } from './version-markup.ts'

/**
 * Store the version when the reader follows a link to another one: `data-prefers` is its name,
 * `data-docs-id` the docs root.
 */
export function rememberVersions(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<DataElement<ChoiceData>>(CHOICE) : null
    if (link === null) return
    const { docsId, prefers } = link.dataset
    writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), prefers)
  })
}
