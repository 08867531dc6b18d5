/** Bytes that a first visit may load, gzip -9, in KB of 1,000 bytes. */
export interface ByteBudget {
  readonly route: string
  /** The document with the style sheet and the data in it. */
  readonly html: number
  /** Style sheet inside the document. */
  readonly css: number
  readonly script: number
  readonly font: number
  /** Code and styles of the search and where its index is, which come when everything else is there. */
  readonly search: number
  /** All of it but the style sheet, which is in the document. */
  readonly total: number
}

/**
 * The pages of the budgets. The design allows 80 of script and 92, 98 and 118 in all, React
 * included, which no page loads before something lives in it. A figure is lowered when the site
 * gets lighter, and never raised without a reason.
 */
export const BYTE_BUDGETS: Readonly<Record<string, ByteBudget>> = {
  short: {
    route: '/learn/token/',
    html: 16.5,
    css: 5.5,
    script: 12.4,
    font: 0,
    search: 17.9,
    total: 46.7,
  },
  medium: {
    route: '/l1-network/run-a-validator/',
    html: 19.6,
    css: 5.7,
    script: 12.4,
    font: 0,
    search: 17.9,
    total: 49.9,
  },
  long: {
    route: '/l1-network/modules/evm/',
    html: 22.3,
    css: 5.5,
    script: 12.4,
    font: 0,
    search: 17.9,
    total: 52.5,
  },
}

/** By how much a page may differ between a small site and a large one. */
export const FLATNESS = 0.03
