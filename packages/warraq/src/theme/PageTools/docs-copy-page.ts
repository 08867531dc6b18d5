import { announce, copyText } from '../browser/copy-text.ts'

/** How long the answer shows, in milliseconds. */
const ANSWER_SHOWN_MS = 2000

/**
 * `<docs-copy-page data-href="…">` around a button: a click copies the text at that address. The
 * button is in the document from the start and hidden until the element is known, so that whoever
 * rendered it finds it as it was.
 */
export class DocsCopyPage extends HTMLElement {
  #label: string | undefined
  #resetTimer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick)
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick)
    clearTimeout(this.#resetTimer)
  }

  readonly #onClick = (): void => {
    const button = this.querySelector('button')
    const { href, copied = '', failed = '' } = this.dataset
    if (button === null || href === undefined) return
    this.#label ??= button.textContent
    void copyFrom(href).then((isCopied) => {
      button.textContent = isCopied ? copied : failed
      announce(button.textContent)
      clearTimeout(this.#resetTimer)
      this.#resetTimer = setTimeout(() => {
        button.textContent = this.#label ?? ''
        this.#label = undefined
      }, ANSWER_SHOWN_MS)
    })
  }
}

/**
 * Some browsers let a page write to the clipboard only while a click is handled, and fetching takes
 * longer: they take a promise of the text.
 */
async function copyFrom(href: string): Promise<boolean> {
  const text = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return response.text()
  })
  try {
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return text.then(copyText, () => false)
  }
}
