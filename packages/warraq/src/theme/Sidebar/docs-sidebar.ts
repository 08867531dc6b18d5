import { ownValue } from '@warraq/search/own-value'
import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { isPlainClick } from '@warraq/search-dialog/shared/is-plain-click'
import { fetchText } from '../../shared/browser/fetch-text.ts'
import { fragmentOf } from '../../shared/browser/trusted-types.ts'
import type { DataElement } from '../browser/element-data.ts'
import type { DocsFilter } from '../Filter/docs-filter.ts'
import { readGroups, writeGroups } from './sidebar-groups.ts'
import {
  ACTIVE,
  CATEGORY,
  GROUP,
  type GroupData,
  ITEMS,
  type ItemsData,
  LINK,
  ROW,
  type SidebarData,
  TOGGLE,
} from './sidebar-markup.ts'

/**
 * `<docs-sidebar data-id data-auto-collapse>` around the links of a section: groups open and close
 * and their state is stored; the current mark follows navigation. Groups are `li[data-group]`, and
 * `data-expand` and `data-collapse` name their carets. Without JavaScript every group that the page
 * leaves closed can be reached through its own page.
 */
export class DocsSidebar extends HTMLElement {
  declare readonly dataset: SidebarData

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick)
    this.#arrive()
  }

  /** Mark another page of this sidebar as current. */
  show(href: string): void {
    for (const former of this.querySelectorAll(`.${ACTIVE}, [aria-current="page"]`)) {
      former.classList.remove(ACTIVE)
      former.removeAttribute('aria-current')
    }
    for (const link of this.querySelectorAll(`a.${LINK}`))
      if (link.getAttribute('href') === href) {
        link.ariaCurrent = 'page'
        link.classList.add(ACTIVE)
        for (const group of this.#groupsAround(link))
          group.querySelector(`.${CATEGORY}`)?.classList.add(ACTIVE)
        if (link.closest('li[hidden]') !== null) link.closest<DocsFilter>('docs-filter')?.clear()
      }
    this.#arrive()
  }

  get #id(): string {
    return this.dataset.id
  }

  /** Forget that the reader closed a group around the page, and open it. */
  #arrive(): void {
    const groups = new Map(Object.entries(readGroups(this.#id)))
    for (const { dataset } of this.#groupsAroundPage())
      if (groups.get(dataset.group) === false) groups.delete(dataset.group)
    writeGroups(this.#id, Object.fromEntries(groups))
    this.#restore(this)
  }

  /** Open and close the groups in an element as the reader left them. */
  #restore(element: Element): void {
    const stored = readGroups(this.#id)
    const around = this.#groupsAroundPage()
    for (const group of element.querySelectorAll<Group>(GROUP)) {
      const { group: id, collapsed } = group.dataset
      this.#setOpen(group, ownValue(stored, id) ?? (around.has(group) || collapsed === undefined))
    }
  }

  readonly #onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest('a, button') : null
    const group = target?.closest<Group>(GROUP)
    const button = group == null ? null : buttonOf(group)
    if (target == null || group == null || button === null) return
    if (target === button) this.#choose(group, button.ariaExpanded !== 'true')
    else if (target.matches(`.${CATEGORY}`) && isPlainClick(event)) {
      const isCurrent = target.ariaCurrent === 'page'
      if (isCurrent) event.preventDefault()
      this.#choose(group, !isCurrent || button.ariaExpanded !== 'true')
    }
  }

  /** Called when the reader opens or closes a group. */
  #choose(group: Group, isOpen: boolean): void {
    const chosen = new Map(Object.entries(readGroups(this.#id)))
    if (isOpen && this.dataset.autoCollapse !== undefined)
      for (const other of groupsBeside(group)) {
        chosen.set(other.dataset.group, false)
        this.#setOpen(other, false)
      }
    chosen.set(group.dataset.group, isOpen)
    this.#setOpen(group, isOpen)
    writeGroups(this.#id, Object.fromEntries(chosen))
  }

  /** A group that cannot be closed has no button, but its items may be missing, too. */
  #setOpen(group: Group, isOpen: boolean): void {
    const button = buttonOf(group)
    const items = group.querySelector<DataElement<ItemsData>>(`:scope > .${ITEMS}`)
    if (items === null) return
    if (isOpen) void this.#fill(group, items)
    if (button === null) return
    button.disabled = false
    if (items.hidden !== isOpen) return
    items.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
    if (!button.matches(`.${TOGGLE}`)) return
    const { expand, collapse } = this.dataset
    const label = group.querySelector(`.${CATEGORY}`)?.textContent ?? ''
    button.ariaLabel = fillText((isOpen ? collapse : expand) ?? '', { label })
  }

  /**
   * A large sidebar leaves items out of the page; they are fetched when the reader opens the group.
   * After a failure the group closes, so that the next press and the next page fetch them again.
   */
  async #fill(group: Group, items: DataElement<ItemsData>): Promise<void> {
    const { href } = items.dataset
    if (href === undefined) return
    delete items.dataset.href
    try {
      // biome-ignore lint/plugin: React made this HTML in the build.
      items.replaceChildren(fragmentOf(await fetchText(href)))
      this.#restore(items)
    } catch {
      items.dataset.href = href
      this.#setOpen(group, false)
    }
  }

  #groupsAroundPage(): Set<Group> {
    const marked = [...this.querySelectorAll('[aria-current="page"]')]
    return new Set(marked.flatMap((link) => this.#groupsAround(link)))
  }

  #groupsAround(element: Element): Group[] {
    const group = element.parentElement?.closest<Group>(GROUP)
    return group == null || !this.contains(group) ? [] : [group, ...this.#groupsAround(group)]
  }
}

type Group = DataElement<GroupData>

/** The button of a group; `null` if the group cannot be closed. */
function buttonOf(group: HTMLElement): HTMLButtonElement | null {
  return group.querySelector(`:scope > button, :scope > .${ROW} > button`)
}

/** The other groups of the same list. */
function groupsBeside(group: Group): Group[] {
  const groups = group.parentElement?.querySelectorAll<Group>(`:scope > ${GROUP}`)
  return [...(groups ?? [])].filter((other) => other !== group)
}
