import { type LiveRoot, liveRoot } from '../CrashPage/live-root.tsx'
import { NearPages } from './NearPages.tsx'
import type { NotFoundData } from './not-found-markup.ts'
import { suggestPages } from './suggest-pages.ts'

/**
 * `<docs-not-found data-list="/404.json" data-near="Did you mean…" …>`: suggests pages on the
 * not-found page, or opens the page that the address names in another casing.
 */
class DocsNotFound extends HTMLElement {
  declare readonly dataset: NotFoundData
  #root: LiveRoot | undefined

  async connectedCallback(): Promise<void> {
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
