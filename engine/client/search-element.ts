import type { SiteView } from '../shared/site-view.ts'

/** `<docs-search>`: the search page; its code is loaded when the element appears. */
export function defineSearch(site: SiteView): void {
  class DocsSearch extends HTMLElement {
    #stop: (() => void) | undefined

    connectedCallback(): void {
      void import('../search-ui/search-page.ts').then(({ startSearchPage }) => {
        if (this.isConnected) this.#stop = startSearchPage(this, site)
      })
    }

    disconnectedCallback(): void {
      this.#stop?.()
    }
  }
  customElements.define('docs-search', DocsSearch)
}
