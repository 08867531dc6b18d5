import { onPageShown } from '../../shared/browser/page-shown.ts'
import { BUTTON, type DropdownData, LIST } from './dropdown-markup.ts'
import { nextPlace } from './next-place.ts'

/**
 * `<docs-dropdown>` around a button and the list it opens; supports arrows, Home, End and Escape,
 * and opens under a mouse. `data-expand` and `data-collapse` are the names of a button without a
 * label.
 */
export class DocsDropdown extends HTMLElement {
  declare readonly dataset: DropdownData
  #stopClosing: (() => void) | undefined
  /** Aborted when the list closes; its listeners detect that the reader leaves the list. */
  #open: AbortController | undefined
  #isInside = false
  /** Whether hovering has opened the list and the mouse has not clicked yet. */
  #isHovered = false

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick)
    this.addEventListener('keydown', this.#onKeyDown)
    this.addEventListener('pointermove', this.#onPointerMove)
    this.addEventListener('pointerleave', this.#onPointerLeave)
    this.#stopClosing = onPageShown(() => this.#setOpen(false))
  }

  disconnectedCallback(): void {
    this.#setOpen(false)
    this.#stopClosing?.()
  }

  get #button(): HTMLElement | null {
    return this.querySelector(`.${BUTTON}`)
  }

  #setOpen(isOpen: boolean): void {
    if (isOpen === (this.#open !== undefined)) return
    this.#open?.abort()
    this.#open = isOpen ? this.#closeOutside() : undefined
    this.querySelector(`.${LIST}`)?.classList.toggle('is-open', isOpen)
    const button = this.#button
    button?.setAttribute('aria-expanded', String(isOpen))
    const name = button?.querySelector('.visually-hidden')
    const { expand = '', collapse = '' } = this.dataset
    if (name) name.textContent = isOpen ? collapse : expand
  }

  #closeOutside(): AbortController {
    const listening = new AbortController()
    const onEvent = ({ target }: Event) => {
      if (!this.contains(target as Node)) this.#setOpen(false)
    }
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, onEvent, { signal: listening.signal })
    return listening
  }

  readonly #onClick = ({ target }: Event): void => {
    if (!this.#button?.contains(target as Node)) return
    // Hovering before the click has already opened the list.
    this.#setOpen(this.#isHovered || this.#open === undefined)
    this.#isHovered = false
  }

  /** Not on `pointerenter`, because a navbar that appears under a resting mouse would open. */
  readonly #onPointerMove = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse' && !this.#isInside) this.#setHovered(true)
  }

  readonly #onPointerLeave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') this.#setHovered(false)
  }

  #setHovered(isHovered: boolean): void {
    this.#isInside = isHovered
    this.#isHovered = isHovered
    this.#setOpen(isHovered)
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#open !== undefined) {
      this.#setOpen(false)
      this.#button?.focus()
      return
    }
    const links = [...this.querySelectorAll<HTMLElement>(`.${LIST} a`)]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = nextPlace(event.key, at, links.length)
    if (next === undefined) return
    event.preventDefault()
    this.#setOpen(true)
    links[next]?.focus()
  }
}
