import { defineBackToTop } from '../BackToTop/docs-back-to-top.ts'
import { DocsOutline } from '../Outline/docs-outline.ts'
import { keepSidebarInPlace } from '../Sidebar/sidebar-place.ts'

/** Define the elements that follow scrolling and navigation. */
export function defineScrollFollowers(): void {
  defineBackToTop()
  customElements.define('docs-outline', DocsOutline)
  keepSidebarInPlace()
}
