import { defineBackToTop } from './docs-back-to-top.ts'
import { DocsOutline } from './docs-outline.ts'
import { keepSidebarInPlace } from './sidebar-place.ts'

/** Wake up what follows the reader: on the page, and from page to page. */
export function defineScrollFollowers(): void {
  defineBackToTop()
  customElements.define('docs-outline', DocsOutline)
  keepSidebarInPlace()
}
