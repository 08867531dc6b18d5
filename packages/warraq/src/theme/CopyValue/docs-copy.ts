import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { inSpareTime } from '../../shared/browser/in-spare-time.ts'
import { copyWithButton } from '../browser/copy-text.ts'
import type { DataElement } from '../browser/element-data.ts'
import { copyOf } from '../Templates/copy-of.ts'
import type { CopyButtonData } from './CopyButton.tsx'

/**
 * `<docs-copy>` around a value: adds a button that copies the value, or `data-text`. The button is
 * named after the value, or after `data-label`.
 */
export class DocsCopy extends HTMLElement {
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
    // A narrow place may cut the value off.
    this.title = value
    const button = copyOf<DataElement<CopyButtonData>>('copy-value')
    button.ariaLabel = fillText(button.ariaLabel ?? '', { value: this.dataset.label ?? value })
    button.addEventListener('click', () => void copyWithButton(button, value))
    this.#button = button
    this.append(button)
    this.#takePunctuation()
  }

  /** Moves punctuation around the value into the element, so that no line break separates the two. */
  #takePunctuation(): void {
    const { previousSibling: before, nextSibling: after } = this
    const [open = ''] = (before instanceof Text && /[([“‘"]+$/.exec(before.data)) || []
    const [marks = ''] = (after instanceof Text && /^[.,;:!?)\]”’"]+/.exec(after.data)) || []
    if (before instanceof Text) before.data = before.data.slice(0, before.length - open.length)
    if (after instanceof Text) after.deleteData(0, marks.length)
    this.prepend(open)
    this.append(marks)
  }

  disconnectedCallback(): void {
    this.#button?.remove()
    this.#button = undefined
  }
}
