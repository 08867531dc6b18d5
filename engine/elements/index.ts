import { DocsCode } from './docs-code.ts'
import { DocsCopy } from './docs-copy.ts'
import { DocsCopyPage } from './docs-copy-page.ts'
import { DocsFilter } from './docs-filter.ts'
import { DocsTable } from './docs-table.ts'
import { DocsTabs } from './docs-tabs.ts'
import { copyHeadingLinks } from './heading-links.ts'
import { zoomImages } from './image-zoom.ts'

/** Wake up the structure inside content. Call once a document. */
export function defineElements(): void {
  customElements.define('docs-code', DocsCode)
  customElements.define('docs-copy', DocsCopy)
  customElements.define('docs-filter', DocsFilter)
  customElements.define('docs-copy-page', DocsCopyPage)
  customElements.define('docs-table', DocsTable)
  customElements.define('docs-tabs', DocsTabs)
  copyHeadingLinks()
  zoomImages()
}
