import type { RuntimeSite } from '../shared/site-view.ts'
import { type LiveRoot, liveRoot } from '../theme/CrashPage/live-root.tsx'
import { LiveSearchPage } from '../theme/SearchPage/LiveSearchPage.tsx'

/** `<docs-search>`: the search page. */
export function defineSearch(site: RuntimeSite): void {
  const { search } = site
  if (search === undefined) return
  const page = <LiveSearchPage site={site} search={search} />
  class DocsSearch extends HTMLElement {
    #root: LiveRoot | undefined

    connectedCallback(): void {
      this.#root = liveRoot(this, page, { name: 'Search page' })
    }

    disconnectedCallback(): void {
      this.#root?.unmount()
    }
  }
  customElements.define('docs-search', DocsSearch)
}
