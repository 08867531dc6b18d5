import { announce, copyText } from './copy-text.ts'

/** How long "Copied" shows, in milliseconds. */
const COPIED_SHOWN_MS = 1000

/** `<docs-copy data-text="…">` around a value: a click copies it. */
class DocsCopy extends HTMLElement {
  #button: HTMLButtonElement | undefined
  #resetTimer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    if (this.#button !== undefined) return
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy-value'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy ${this.dataset.label ?? this.dataset.text ?? ''}`)
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
    button.textContent = isCopied ? 'Copied' : 'Failed'
    announce(button.textContent)
    clearTimeout(this.#resetTimer)
    this.#resetTimer = setTimeout(() => {
      button.textContent = 'Copy'
    }, COPIED_SHOWN_MS)
  }
}

export function defineCopy(): void {
  customElements.define('docs-copy', DocsCopy)
}
