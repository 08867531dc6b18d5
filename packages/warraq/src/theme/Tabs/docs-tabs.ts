import { nextPlace } from '../../shared/next-place.ts'
import { readStorage, STORAGE_KEYS, writeStorage } from '../../shared/storage.ts'

/** Define `<docs-tabs>`, and keep sets of one group in sync on the page and across browser tabs. */
export function defineTabs(): void {
  customElements.define('docs-tabs', DocsTabs)
  addEventListener('storage', ({ key, newValue }) => {
    for (const tabs of document.querySelectorAll<DocsTabs>('docs-tabs[data-group]'))
      if (key === STORAGE_KEYS.tabGroup(tabs.dataset.group ?? '')) tabs.show(newValue)
  })
}

/**
 * `<docs-tabs data-group data-query>`: tabs with full keyboard support. Without JavaScript every
 * panel is readable.
 */
export class DocsTabs extends HTMLElement {
  connectedCallback(): void {
    this.onclick = this.#onClick
    this.onkeydown = this.#onKeyDown
    const { group, query } = this.dataset
    const asked = query ? new URLSearchParams(location.search).get(query) : null
    this.show(asked ?? (group ? readStorage('local', STORAGE_KEYS.tabGroup(group)) : null))
  }

  /** Show the panel that contains an element, for links into a hidden one. */
  reveal(element: Element): void {
    const panel = this.#panels.find((candidate) => candidate.contains(element))
    this.show(panel?.dataset.value ?? null)
  }

  get #tabs(): HTMLElement[] {
    return [...(this.firstElementChild?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  }

  get #panels(): HTMLElement[] {
    return [...this.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child.getAttribute('role') === 'tabpanel',
    )
  }

  /** Show the panel with that value, if there is one. */
  show(value: string | null): void {
    const tabs = this.#tabs
    if (value === null || !tabs.some((tab) => tab.dataset.value === value)) return
    for (const tab of tabs) {
      const isSelected = tab.dataset.value === value
      tab.setAttribute('aria-selected', String(isSelected))
      tab.tabIndex = isSelected ? 0 : -1
    }
    for (const panel of this.#panels) panel.hidden = panel.dataset.value !== value
  }

  /**
   * Select a tab in this set and its group, and update the address. The tab keeps its position on
   * screen.
   */
  #choose(tab: HTMLElement): void {
    const { value = null } = tab.dataset
    const { top } = tab.getBoundingClientRect()
    this.show(value)
    const { group, query } = this.dataset
    if (group) writeStorage('local', STORAGE_KEYS.tabGroup(group), value)
    if (query && value !== null) {
      const url = new URL(location.href)
      url.searchParams.set(query, value)
      history.replaceState(history.state, '', url)
    }
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
  }

  #onClick = (event: Event): void => {
    const tab = this.#tabOf(event)
    if (tab === undefined) return
    this.#choose(tab)
    tab.focus({ preventScroll: true })
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    const tab = this.#tabOf(event)
    if (tab === undefined) return
    const tabs = this.#tabs
    const isRtl = getComputedStyle(this).direction === 'rtl'
    const next = nextPlace(event.key, {
      at: tabs.indexOf(tab),
      length: tabs.length,
      keys: isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'],
    })
    if (next === undefined) return
    event.preventDefault()
    tabs[next]?.focus({ preventScroll: true })
  }

  /** The tab of this set, not of one nested in a panel. */
  #tabOf(event: Event): HTMLElement | undefined {
    return this.#tabs.find((tab) => event.target instanceof Node && tab.contains(event.target))
  }
}
