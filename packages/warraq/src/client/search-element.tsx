import type { OpenSearch } from '@warraq/search-dialog/dialog/search-source'
import { LiveSearchPage } from '@warraq/search-dialog/page/LiveSearchPage'
import type { RuntimeSite } from '../shared/data/site-view.ts'
import { type LiveRoot, liveRoot } from '../theme/CrashPage/live-root.tsx'
import { navbarPages } from './navbar-pages.ts'

/** `<docs-search>`: the search page. */
export function defineSearch(site: RuntimeSite, open: OpenSearch): void {
  const { search } = site
  if (search === undefined) return
  const page = <LiveSearchPage {...{ site, search, open, navbarPages }} />
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
