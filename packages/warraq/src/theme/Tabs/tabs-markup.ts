/* What `Tabs` writes and `<docs-tabs>` reads. */

/** Also read by the script that selects a tab before the first paint. */
export type TabsData = {
  readonly group: string
  readonly query: string
}

/** Data of tabs and panels. */
export type TabData = {
  readonly value: string
}
