import { suggestPages } from './suggest-pages.ts'

/**
 * `<docs-not-found data-list="/llms.txt" data-near="Did you mean…" …>`: on the not-found page, the
 * pages the reader may have meant.
 */
class DocsNotFound extends HTMLElement {
  connectedCallback(): void {
    void suggestPages(this)
  }
}

export function defineNotFound(): void {
  customElements.define('docs-not-found', DocsNotFound)
}
