import { writeStorage } from '../../shared/browser/storage.ts'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'

/**
 * Store the version when the reader follows a link to another one: `data-prefers` is its name,
 * `data-docs-id` the docs root.
 */
export function rememberVersions(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-prefers]') : null
    const { docsId, prefers } = link?.dataset ?? {}
    if (docsId === undefined || prefers === undefined) return
    writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), prefers)
  })
}
