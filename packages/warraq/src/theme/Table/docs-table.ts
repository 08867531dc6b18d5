import { inSpareTime } from '../../shared/in-spare-time.ts'
import { nameScrollBox, watchOverflow } from '../browser/watch-overflow.ts'

/** `<docs-table>` around a table: one wider than the page can be scrolled with the keyboard, and has a name. */
export class DocsTable extends HTMLElement {
  #stopWatching: (() => void) | undefined

  connectedCallback(): void {
    inSpareTime(() => {
      if (!this.isConnected) return
      this.#stopWatching = watchOverflow(this, (overflows) => {
        const name = this.querySelector('caption')?.textContent ?? 'Table'
        nameScrollBox(this, overflows ? name : undefined)
      })
    })
  }

  disconnectedCallback(): void {
    this.#stopWatching?.()
  }
}
