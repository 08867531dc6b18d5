import type { DataName } from '../browser/element-data.ts'

/* What `Navbar` and `NavbarLink` write and scripts read. */

export const NAVBAR = 'navbar'
/** Logo and title. */
export const BRAND = 'brand'
export const INNER = 'navbar-inner'
/** The items at one end, which differ from page to page. */
export const ITEMS = 'navbar-items'

export type NavbarData = {
  /** The navbar hides while the reader scrolls down. */
  readonly hides: '' | undefined
}

export const HIDING = '.navbar[data-hides]' satisfies `.${typeof NAVBAR}[${DataName<NavbarData>}]`

/** Data of a link to this page in another language or version. */
export type KeepingData = {
  /** Such a link keeps the query and hash of the address; the value is an additional query. */
  readonly keeps: string
}

export const KEEPING = 'a[data-keeps]' satisfies `a[${DataName<KeepingData>}]`
