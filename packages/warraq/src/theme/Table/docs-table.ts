import { inSpareTime } from '../../shared/in-spare-time.ts'
import { watchOverflow } from '../browser/watch-overflow.ts'
import { elementText } from '../text/element-text.ts'

/**
 * `<docs-table>` around a table: makes a table that is wider than the page scrollable by keyboard,
 * and names it.
 */
export class DocsTable extends HTMLElement {
  connectedCallback(): void {
    inSpareTime(() => {
      if (!this.isConnected) return
      watchOverflow(this, this.querySelector('caption')?.textContent ?? elementText().table)
    })
  }
}
