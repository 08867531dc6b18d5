import { fillText } from '../../shared/fill-text.ts'
import { announce, copyText } from '../browser/copy-text.ts'
import { elementText } from '../browser/element-text.ts'

/** How long "Copied" shows, in milliseconds. */
const COPIED_SHOWN_MS = 1000

/** `<docs-copy data-text="…">` around a value: a click copies it. */
class DocsCopy extends HTMLElement {
  #button: HTMLButtonElement | undefined
  #resetTimer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    if (this.#button !== undefined) return
    const { copyButton, copyValue } = elementText()
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy-value'
    button.textContent = copyButton
    const value = this.dataset.label ?? this.dataset.text ?? ''
    button.setAttribute('aria-label', fillText(copyValue, { value }))
    button.addEventListener('click', () => void this.#copy(button))
    this.#button = button
    this.append(button)
  }

  disconnectedCallback(): void {
    this.#button?.remove()
    this.#button = undefined
    clearTimeout(this.#resetTimer)
  }

  async #copy(button: HTMLElement): Promise<void> {
    const isCopied = await copyText(this.dataset.text ?? '')
    const { copyButton, copied, copyingFailed } = elementText()
    button.textContent = isCopied ? copied : copyingFailed
    announce(button.textContent)
    clearTimeout(this.#resetTimer)
    this.#resetTimer = setTimeout(() => {
      button.textContent = copyButton
    }, COPIED_SHOWN_MS)
  }
}

export function defineCopy(): void {
  customElements.define('docs-copy', DocsCopy)
}
