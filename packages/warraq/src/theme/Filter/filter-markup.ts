/** Data of the `<output>` of a filter. */
export type FilterData = {
  /** Says how many entries are shown. */
  readonly count: string
}
