/** Data that `SuggestedPages` gives `<docs-not-found>`. */
export type NotFoundData = {
  /** Address of the list of pages. */
  readonly list: string
  readonly base: string
  /** Heading above the suggestions. */
  readonly near: string
  /** Address and text of a link to the search page; absent on a site without search. */
  readonly searchHref: string | undefined
  readonly searchText: string | undefined
}
