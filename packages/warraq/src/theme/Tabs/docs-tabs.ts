import { ownValue } from '@warraq/search/own-value'
import { readStorage, watchStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'
import type { DataElement } from '../browser/element-data.ts'
import type { TabData, TabsData } from './Tabs.tsx'

/**
 * `<docs-tabs data-group data-query>`: tabs with full keyboard support. Sets of one group stay in
 * sync on the page and across browser tabs. Without JavaScript every panel is readable. Find in page
 * reaches the panels that are not shown.
 */
export class DocsTabs extends HTMLElement {
  declare readonly dataset: TabsData
  #stopWatching: (() => void) | undefined

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick)
    this.addEventListener('keydown', this.#onKeyDown)
    this.addEventListener('beforematch', this.#onBeforeMatch)
    const found = this.#foundEarly()
    for (const panel of this.#panels) setShown(panel, !panel.hidden)
    const { group, query } = this.dataset
    if (group) {
      const key = STORAGE_KEYS.TAB_GROUP + group
      this.#show(readStorage('local', key))
      this.#stopWatching = watchStorage(key, (value) => this.#show(value))
    }
    if (query) this.#show(new URLSearchParams(location.search).get(query))
    this.#show(found)
  }

  disconnectedCallback(): void {
    this.#stopWatching?.()
  }

  /** Show the panel that contains an element, for links into a hidden one. */
  reveal(element: Element): void {
    const panel = this.#panels.find((candidate) => candidate.contains(element))
    this.#show(panel?.dataset.value ?? null)
  }

  get #tabs(): DataElement<TabData>[] {
    return [
      ...(this.firstElementChild?.querySelectorAll<DataElement<TabData>>('[role="tab"]') ?? []),
    ]
  }

  get #panels(): DataElement<TabData>[] {
    return [...this.querySelectorAll<DataElement<TabData>>(':scope > [role="tabpanel"]')]
  }

  /** Show the tab with this value; any other value changes nothing. */
  #show(value: string | null): void {
    const tabs = this.#tabs
    if (value === null || !tabs.some((tab) => tab.dataset.value === value)) return
    for (const tab of tabs) {
      const isSelected = tab.dataset.value === value
      tab.setAttribute('aria-selected', String(isSelected))
      tab.tabIndex = isSelected ? 0 : -1
    }
    for (const panel of this.#panels) setShown(panel, panel.dataset.value === value)
  }

  /** Select a tab in this set and its group, and update the address, without a jump on screen. */
  #choose(tab: DataElement<TabData>): void {
    const { value } = tab.dataset
    const { top } = tab.getBoundingClientRect()
    this.#show(value)
    const { group, query } = this.dataset
    if (group) writeStorage('local', STORAGE_KEYS.TAB_GROUP + group, value)
    if (query) {
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

  /** The panel that the browser has shown for a text in it before this code had loaded. */
  #foundEarly(): string | null {
    const selected = this.#tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.value
    const found = this.#panels.find(({ hidden, dataset }) => !hidden && dataset.value !== selected)
    return found?.dataset.value ?? null
  }

  /** The browser has found text in a panel that it is about to show. */
  #onBeforeMatch = ({ target }: Event): void => {
    const panel = this.#panels.find((candidate) => candidate === target)
    this.#show(panel?.dataset.value ?? null)
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    const tab = this.#tabOf(event)
    if (tab === undefined) return
    const tabs = this.#tabs
    const at = tabs.indexOf(tab)
    const step = getComputedStyle(this).direction === 'rtl' ? -1 : 1
    const places = { Home: 0, End: -1, ArrowRight: at + step, ArrowLeft: at - step }
    const next = ownValue(places, event.key)
    if (next === undefined) return
    event.preventDefault()
    // One before the first is the last, and one after the last is the first.
    tabs.at(next % tabs.length)?.focus({ preventScroll: true })
  }

  /** The tab of this set, not of one nested in a panel. */
  #tabOf(event: Event): DataElement<TabData> | undefined {
    return this.#tabs.find((tab) => event.target instanceof Node && tab.contains(event.target))
  }
}

/** React writes `hidden` without a value, so only this script lets the browser search the panel. */
function setShown(panel: HTMLElement, isShown: boolean): void {
  if (isShown) panel.removeAttribute('hidden')
  else panel.setAttribute('hidden', 'until-found')
}
