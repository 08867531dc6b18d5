import { element } from '../../shared/create-element.ts'
import { fillText } from '../../shared/fill-text.ts'
import { svgIcon } from '../../shared/svg-icon.ts'
import { COPY_ICON, DONE_ICON } from '../browser/copy-icons.ts'
import { announce, copyText } from '../browser/copy-text.ts'
import { elementText } from '../browser/element-text.ts'
import { copyValueText } from './copy-value-text.ts'

/** How long "Copied" shows, in milliseconds. */
const COPIED_SHOWN_MS = 1000

/**
 * `<docs-copy>` around a value: a click copies it, or what `data-text` says instead. The button is
 * called after the value, or after `data-label`.
 */
class DocsCopy extends HTMLElement {
  #button: HTMLButtonElement | undefined
  #resetTimer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    if (this.#button !== undefined) return
    const { copyButton } = elementText(copyValueText)
    const button = element(
      'button',
      { type: 'button', className: 'copy-value', title: copyButton, 'aria-label': this.#label },
      svgIcon(COPY_ICON),
    )
    button.addEventListener('click', () => void this.#copy(button))
    this.#button = button
    this.append(button)
  }

  disconnectedCallback(): void {
    this.#button?.remove()
    this.#button = undefined
    clearTimeout(this.#resetTimer)
  }

  get #value(): string {
    return this.dataset.text ?? this.textContent.trim()
  }

  get #label(): string {
    return fillText(elementText(copyValueText).copyValue, {
      value: this.dataset.label ?? this.#value,
    })
  }

  async #copy(button: HTMLElement): Promise<void> {
    const isCopied = await copyText(this.#value)
    const { copied, copyingFailed } = elementText(copyValueText)
    const text = isCopied ? copied : copyingFailed
    button.setAttribute('aria-label', text)
    button.querySelector('path')?.setAttribute('d', isCopied ? DONE_ICON : COPY_ICON)
    announce(text)
    clearTimeout(this.#resetTimer)
    this.#resetTimer = setTimeout(() => {
      button.setAttribute('aria-label', this.#label)
      button.querySelector('path')?.setAttribute('d', COPY_ICON)
    }, COPIED_SHOWN_MS)
  }
}

export function defineCopy(): void {
  customElements.define('docs-copy', DocsCopy)
}
