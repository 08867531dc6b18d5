/** Class of the form that searches; a site without search has none. */
export const NOT_FOUND_SEARCH = 'not-found-search'

/** Data that `SuggestedPages` gives `<docs-not-found>`. */
export type NotFoundData = {
  /** Address of the list of pages. */
  readonly list: string
  readonly base: string
  /** Heading above the suggestions. */
  readonly near: string
}
