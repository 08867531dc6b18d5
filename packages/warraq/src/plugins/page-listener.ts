/** A page that is shown, as told to plugins. */
export interface ShownPage {
  /** Complete address without query and hash. */
  readonly address: string
  readonly title: string
}

/** Called with every page that is shown, the first one included. */
export type PageListener = (page: ShownPage) => void
