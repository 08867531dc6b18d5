/** `<docs-table>` around a table: one wider than the page can be scrolled with the keyboard, and has a name. */
export class DocsTable extends HTMLElement {
  #sizes: ResizeObserver | undefined

  connectedCallback(): void {
    this.#sizes = new ResizeObserver(() => this.#measure())
    this.#sizes.observe(this)
  }

  disconnectedCallback(): void {
    this.#sizes?.disconnect()
  }

  #measure(): void {
    if (this.scrollWidth > this.clientWidth) {
      this.tabIndex = 0
      this.setAttribute('role', 'group')
      this.setAttribute('aria-label', this.querySelector('caption')?.textContent ?? 'Table')
    } else for (const name of ['tabindex', 'role', 'aria-label']) this.removeAttribute(name)
  }
}
