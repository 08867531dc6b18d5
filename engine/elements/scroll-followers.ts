import { DocsBackToTop } from './docs-back-to-top.ts'
import { DocsOutline } from './docs-outline.ts'

/** Wake up what follows the scrolling reader. */
export function defineScrollFollowers(): void {
  customElements.define('docs-back-to-top', DocsBackToTop)
  customElements.define('docs-outline', DocsOutline)
}
