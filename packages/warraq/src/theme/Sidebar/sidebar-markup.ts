import type { DataName } from '../browser/element-data.ts'

/* What `Sidebar` and `SidebarItems` write and `<docs-sidebar>` reads. */

export const SIDEBAR = 'sidebar'
export const LINK = 'menu-link'
export const CATEGORY = 'menu-category'
/** A category with a page of its own, beside the button that opens it. */
export const ROW = 'menu-row'
export const TOGGLE = 'menu-toggle'
/** The name of a category that is always open. */
export const LABEL = 'menu-label'
export const ITEMS = 'menu-items'
export const ACTIVE = 'is-active'

export type SidebarData = {
  readonly id: string
  /** Opening a group closes the others of its list. */
  readonly autoCollapse: '' | undefined
  /** Names of the buttons that open and close a group; absent if there is no group. */
  readonly expand?: string | undefined
  readonly collapse?: string | undefined
}

export type GroupData = {
  readonly group: string
  /** Closed until the reader opens it or comes to one of its pages. */
  readonly collapsed: '' | undefined
}

export const GROUP = 'li[data-group]' satisfies `li[${DataName<GroupData>}]`

export type ItemsData = {
  /** Address of the items that a large sidebar leaves out of the page. */
  href?: string | undefined
}

export type SidebarToggleData = {
  readonly expand: string
  readonly collapse: string
}
