/** A shown page, as passed to plugins. */
export interface ShownPage {
  /** Complete address in its clean spelling, without query and hash. */
  readonly address: string
  readonly title: string
}

/** Called for every page shown, including the first one. */
export type PageListener = (page: ShownPage) => void
