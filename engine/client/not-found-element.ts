/**
 * `<docs-not-found data-list="/llms.txt" data-near="Did you mean…" …>`: on the not-found page, the
 * pages the reader may have meant. Their list is loaded only there.
 */
class DocsNotFound extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { suggestPages } = await import('./suggest-pages.ts')
    await suggestPages(this)
  }
}

export function defineNotFound(): void {
  customElements.define('docs-not-found', DocsNotFound)
}
