/** A heading of a page, for lists of them within the page. */
export interface TocEntry {
  readonly value: string
  readonly id: string
  readonly level: number
}
