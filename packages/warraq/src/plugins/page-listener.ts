/** A page as plugins hear of it. */
export interface ShownPage {
  /** Complete address without query and hash. */
  readonly address: string
  readonly title: string
}

/** Hears of every page, the first one included. */
export type PageListener = (page: ShownPage) => void
