import { fillText } from '../../shared/fill-text.ts'
import { inSpareTime } from '../../shared/in-spare-time.ts'
import { copiedValue } from '../browser/copy-text.ts'
import { copyOf } from '../Templates/copy-of.ts'

/**
 * `<docs-copy>` around a value: adds a button that copies the value, or `data-text`. The button is
 * named after the value, or after `data-label`.
 */
class DocsCopy extends HTMLElement {
  connectedCallback(): void {
    // A reference page has hundreds of values.
    inSpareTime(() => {
      if (!this.isConnected || this.querySelector(':scope > .copy-value') !== null) return
      const button = copyOf('copy-value')
      const value = this.dataset.label ?? copiedValue(this)
      button.ariaLabel = fillText(button.ariaLabel ?? '', { value })
      this.append(button)
    })
  }
}

export function defineCopy(): void {
  customElements.define('docs-copy', DocsCopy)
}
