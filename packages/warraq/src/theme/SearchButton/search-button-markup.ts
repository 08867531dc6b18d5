/* What `SearchButton` writes and scripts read. */

export const SEARCH_BUTTON = 'search-button'

export type SearchButtonData = {
  /** Name of the button with a place for the keys. */
  readonly label: string | undefined
}

/** Data of a key, which the style sheet draws. */
export type KeyData = {
  key: string
}
