import { type LiveRoot, liveRoot } from '../CrashPage/live-root.tsx'
import { NearPages } from './NearPages.tsx'
import { NOT_FOUND_SEARCH, type NotFoundData } from './not-found-markup.ts'
import { missingPath, searchedWords, suggestPages } from './suggest-pages.ts'

/**
 * `<docs-not-found data-list="/404.json" data-near="Did you mean…" …>`: fills the search field of
 * the not-found page and suggests pages, or opens the page that the address names in another casing.
 */
class DocsNotFound extends HTMLElement {
  declare readonly dataset: NotFoundData
  #root: LiveRoot | undefined

  async connectedCallback(): Promise<void> {
    const field = document.querySelector<HTMLInputElement>(`.${NOT_FOUND_SEARCH} input`)
    if (field !== null) field.value ||= searchedWords(missingPath(this.dataset.base))
    const { sameName, ...found } = await suggestPages(this.dataset)
    if (!this.isConnected) return
    const { search, hash } = location
    if (sameName !== undefined) location.replace(sameName.href + search + hash)
    else this.#root = liveRoot(this, <NearPages {...found} />, { name: 'Near pages' })
  }

  disconnectedCallback(): void {
    this.#root?.unmount()
  }
}

export function defineNotFound(): void {
  customElements.define('docs-not-found', DocsNotFound)
}
