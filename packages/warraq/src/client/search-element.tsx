import { hydrateRoot, type Root } from 'react-dom/client'
import type { RuntimeSite } from '../shared/site-view.ts'
import { LiveSearchPage } from '../theme/SearchPage/LiveSearchPage.tsx'

/** `<docs-search>`: the search page. */
export function defineSearch(site: RuntimeSite): void {
  const { search } = site
  if (search === undefined) return
  const page = <LiveSearchPage site={site} search={search} />
  class DocsSearch extends HTMLElement {
    #root: Root | undefined

    connectedCallback(): void {
      this.#root = hydrateRoot(this, page)
    }

    disconnectedCallback(): void {
      this.#root?.unmount()
    }
  }
  customElements.define('docs-search', DocsSearch)
}
