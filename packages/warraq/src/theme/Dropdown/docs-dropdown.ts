import { nextPlace } from '../../shared/next-place.ts'
import { onPageShown } from '../../shared/page-shown.ts'

/** Define `<docs-dropdown>`, and close the list when the reader leaves it. */
export function defineDropdown(): void {
  customElements.define('docs-dropdown', DocsDropdown)
  const close = (target?: EventTarget | null): void => {
    for (const dropdown of document.querySelectorAll<DocsDropdown>('docs-dropdown'))
      if (!(target instanceof Node && dropdown.contains(target))) dropdown.setOpen(false)
  }
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => close(target))
  onPageShown(close)
}

/**
 * `<docs-dropdown>` around a button and the list it opens; supports arrows, Home, End and Escape,
 * and opens under a mouse. `data-expand` and `data-collapse` are the names of a button without a
 * label.
 */
class DocsDropdown extends HTMLElement {
  #isInside = false
  /** Whether hovering has opened the list and the mouse has not clicked yet. */
  #isHovered = false

  connectedCallback(): void {
    this.onclick = this.#click
    this.onkeydown = this.#move
    // Not on `pointerenter`, because a navbar that appears under a resting mouse would open.
    this.onpointermove = ({ pointerType }) => {
      if (pointerType === 'mouse' && !this.#isInside) this.#setHovered(true)
    }
    this.onpointerleave = ({ pointerType }) => {
      if (pointerType === 'mouse') this.#setHovered(false)
    }
  }

  get #button(): HTMLElement | null {
    return this.querySelector('.dropdown-button')
  }

  get #isOpen(): boolean {
    return this.#button?.ariaExpanded === 'true'
  }

  setOpen(isOpen: boolean): void {
    const button = this.#button
    if (button === null || isOpen === this.#isOpen) return
    button.ariaExpanded = String(isOpen)
    this.querySelector('.dropdown-list')?.classList.toggle('is-open', isOpen)
    const name = button.querySelector('.visually-hidden')
    const { expand = '', collapse = '' } = this.dataset
    if (name) name.textContent = isOpen ? collapse : expand
  }

  #setHovered(isHovered: boolean): void {
    this.#isInside = isHovered
    this.#isHovered = isHovered
    this.setOpen(isHovered)
  }

  readonly #click = ({ target }: Event): void => {
    if (!this.#button?.contains(target as Node)) return
    // Hovering before the click has already opened the list.
    this.setOpen(this.#isHovered || !this.#isOpen)
    this.#isHovered = false
  }

  readonly #move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#isOpen) {
      this.setOpen(false)
      this.#button?.focus()
      return
    }
    const links = [...this.querySelectorAll<HTMLElement>('.dropdown-list a')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const keys = ['ArrowUp', 'ArrowDown'] as const
    const next = nextPlace(event.key, { at, length: links.length, keys })
    if (next === undefined) return
    event.preventDefault()
    this.setOpen(true)
    links[next]?.focus()
  }
}
