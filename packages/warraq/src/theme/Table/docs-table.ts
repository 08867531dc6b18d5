import { inSpareTime } from '../../shared/browser/in-spare-time.ts'
import { elementText } from '../browser/element-text.ts'
import { nameScrollBox, watchOverflow } from '../browser/watch-overflow.ts'
import { tableText } from './table-text.ts'

/** `<docs-table>`: makes a table wider than the page scrollable by keyboard, and names it. */
export class DocsTable extends HTMLElement {
  #stopWatching: (() => void) | undefined

  connectedCallback(): void {
    inSpareTime(() => {
      if (!this.isConnected) return
      this.#stopWatching = watchOverflow(this, (overflows) => {
        const name = this.querySelector('caption')?.textContent ?? elementText(tableText).table
        nameScrollBox(this, overflows ? name : undefined)
      })
    })
  }

  disconnectedCallback(): void {
    this.#stopWatching?.()
  }
}
