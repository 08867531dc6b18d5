import { inSpareTime } from '../../shared/browser/in-spare-time.ts'
import { fillText } from '../../shared/text/fill-text.ts'
import { copyWithButton } from '../browser/copy-text.ts'
import type { DataElement } from '../browser/element-data.ts'
import { copyOf } from '../Templates/copy-of.ts'
import type { CopyButtonData } from './copy-button-markup.ts'

/**
 * `<docs-copy>` around a value: adds a button that copies the value, or `data-text`. The button is
 * named after the value, or after `data-label`.
 */
class DocsCopy extends HTMLElement {
  #button: HTMLElement | undefined

  connectedCallback(): void {
    // A reference page has hundreds of values.
    inSpareTime(() => {
      if (this.isConnected && this.#button === undefined) this.#equip()
    })
  }

  #equip(): void {
    const value = this.dataset.text ?? this.textContent.trim()
    this.dataset.text = value
    this.#takePunctuation()
    const button = copyOf<DataElement<CopyButtonData>>('copy-value')
    button.ariaLabel = fillText(button.ariaLabel ?? '', { value: this.dataset.label ?? value })
    button.addEventListener('click', () => void copyWithButton(button, value))
    this.#button = button
    this.append(button)
  }

  /** A comma or bracket after the value comes before the button, so that no gap parts them. */
  #takePunctuation(): void {
    const { nextSibling } = this
    if (!(nextSibling instanceof Text)) return
    const [marks] = /^[.,;:!?)\]]+/.exec(nextSibling.data) ?? []
    if (marks === undefined) return
    nextSibling.deleteData(0, marks.length)
    this.append(marks)
  }

  disconnectedCallback(): void {
    this.#button?.remove()
    this.#button = undefined
  }
}

export function defineCopy(): void {
  customElements.define('docs-copy', DocsCopy)
}
