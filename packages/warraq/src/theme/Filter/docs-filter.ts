/**
 * `<docs-filter>` around a search field and a table, or entries with headings: typing hides the
 * entries that do not contain every word. Without JavaScript only the field is hidden.
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
    this.#filter()
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  /**
   * Show the entries that contain every word of the field, hide the others, and announce how many
   * are left.
   */
  readonly #filter = (): void => {
    const words = (this.#field?.value ?? '').toLowerCase().split(/\s+/)
    const entries = entriesOf(this)
    let shown = 0
    for (const entry of entries) {
      const text = textOf(entry)
      const isShown = words.every((word) => text.includes(word))
      if (isShown) shown++
      for (const element of entry) element.hidden = !isShown
    }
    hideEmptyGroups(this)
    const count = this.querySelector('output')
    if (count !== null) count.textContent = `${shown} of ${entries.length}`
  }
}

export function defineFilter(): void {
  customElements.define('docs-filter', DocsFilter)
}

/** The elements of each entry: a third-level heading with its text, otherwise a row of a table. */
function entriesOf(filter: HTMLElement): HTMLElement[][] {
  const entries: HTMLElement[][] = []
  let open: HTMLElement[] | undefined
  for (const child of filter.querySelectorAll<HTMLElement>(':scope > *')) {
    if (child.localName === 'h3') {
      open = [child]
      entries.push(open)
    } else if (child.localName === 'h2') open = undefined
    else open?.push(child)
  }
  const rows = filter.querySelectorAll<HTMLElement>('tbody > tr')
  return entries.length > 0 ? entries : [...rows].map((row) => [row])
}

/** Text in lower case; cells are separated, so that no word matches across two of them. */
function textOf(entry: readonly HTMLElement[]): string {
  const parts = entry.flatMap((element) =>
    element instanceof HTMLTableRowElement ? [...element.cells] : [element],
  )
  return parts
    .map(({ textContent }) => textContent)
    .join('\n')
    .toLowerCase()
}

/** Hide second-level headings above entries that are all hidden. */
function hideEmptyGroups(filter: HTMLElement): void {
  if (filter.querySelector(':scope > h3') === null) return
  const headings = [...filter.querySelectorAll<HTMLElement>(':scope > :is(h2, h3)')]
  let isEmpty = true
  for (const heading of headings.reverse()) {
    if (heading.localName === 'h2') {
      heading.hidden = isEmpty
      isEmpty = true
    } else if (!heading.hidden) isEmpty = false
  }
}
