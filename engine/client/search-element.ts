/** `<docs-search>`: the search page; its code is loaded when the element appears. */
class DocsSearch extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    void import('../search/search-page.ts').then(({ startSearchPage }) => {
      if (this.isConnected) this.#stop = startSearchPage(this)
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}

export function defineSearch(): void {
  customElements.define('docs-search', DocsSearch)
}
