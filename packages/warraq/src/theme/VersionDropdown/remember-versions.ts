import { STORAGE_KEYS, writeStorage } from '../../shared/storage.ts'

/** A link that leads to another version is a choice: `data-prefers` names it, `data-docs-id` the docs. */
export function rememberVersions(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-prefers]') : null
    const { docsId, prefers } = link?.dataset ?? {}
    if (docsId === undefined || prefers === undefined) return
    writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), prefers)
  })
}
