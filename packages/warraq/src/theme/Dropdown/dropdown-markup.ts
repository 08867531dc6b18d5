/* What `Dropdown` writes and `<docs-dropdown>` reads. */

export const BUTTON = 'dropdown-button'
export const LIST = 'dropdown-list'

export type DropdownData = {
  /** Docs root whose preferred version is the label. */
  docsId: string | undefined
  /** Names of a button without a label. */
  expand: string | undefined
  collapse: string | undefined
  /** The label, while another one replaces it. */
  label?: string
}
