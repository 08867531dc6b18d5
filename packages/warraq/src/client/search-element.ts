import type { ShellText } from '../shared/shell-text.ts'
import type { RuntimeSite } from '../shared/site-view.ts'
import { startSearchPage } from '../theme/SearchPage/search-page.ts'

/** `<docs-search>`: the search page. */
export function defineSearch(site: RuntimeSite, text: ShellText): void {
  class DocsSearch extends HTMLElement {
    #stop: (() => void) | undefined

    connectedCallback(): void {
      this.#stop = startSearchPage(this, site, text)
    }

    disconnectedCallback(): void {
      this.#stop?.()
    }
  }
  customElements.define('docs-search', DocsSearch)
}
