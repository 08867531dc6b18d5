/**
 * `<docs-filter>` around a search field and a table, a list, or entries with headings: typing hides
 * the entries that do not contain every word. The code that filters loads on first use. Without
 * JavaScript only the field is hidden.
 */
export class DocsFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this.#filter)
    // The reader may have typed before this script loaded.
    if (this.#field?.value) this.#filter()
  }

  /** Show every entry again. */
  clear(): void {
    const field = this.#field
    if (!field?.value) return
    field.value = ''
    const hidden = this.querySelectorAll<HTMLElement>(
      ':scope > [hidden], tbody > tr[hidden], li[hidden]',
    )
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
