/**
 * `<docs-filter>` around a search field and a table, or entries with headings: typing leaves the
 * entries that hold every word. The work is loaded on first use. Without JavaScript the field is
 * hidden and nothing else is.
 */
export class DocsFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this.#filter)
    // A reader can have typed before this script was there.
    if (this.#field?.value) this.#filter()
  }

  disconnectedCallback(): void {
    this.removeEventListener('input', this.#filter)
  }

  /** Show every entry again. */
  clear(): void {
    const field = this.#field
    if (!field?.value) return
    field.value = ''
    const hidden = this.querySelectorAll<HTMLElement>(':scope > [hidden], tbody > tr[hidden]')
    for (const element of hidden) element.hidden = false
    this.#filter()
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  #filter = async (): Promise<void> => {
    const { filterRows } = await import('./filter-rows.ts')
    if (this.isConnected) filterRows(this)
  }
}

export function defineFilter(): void {
  customElements.define('docs-filter', DocsFilter)
}
