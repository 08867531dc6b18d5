import { defineBackToTop } from '../BackToTop/docs-back-to-top.ts'
import { DocsOutline } from '../Outline/docs-outline.ts'
import { keepSidebarInPlace } from '../Sidebar/sidebar-place.ts'

/** Wake up what follows the reader: on the page, and from page to page. */
export function defineScrollFollowers(): void {
  defineBackToTop()
  customElements.define('docs-outline', DocsOutline)
  keepSidebarInPlace()
}
