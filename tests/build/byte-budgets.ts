/** Bytes that a first visit may load, gzip -9, in KB of 1,000 bytes. */
export interface ByteBudget {
  readonly route: string
  /** The document with the style sheet and the data in it. */
  readonly html: number
  /** Style sheet inside the document. */
  readonly css: number
  readonly script: number
  /** Of a wide window: a phone loads none. */
  readonly font: number
  /** Code that searches and where its index is, which come when everything else is there. */
  readonly search: number
  /** What the first intent to search adds: dialog, styles and React; in wide windows it comes in spare time. */
  readonly intent: number
  /** What a phone loads: all but the font, the style sheet, which is in the document, and the intent. */
  readonly total: number
}

/**
 * The pages of the budgets. The design allows 52, 56 and 60 in all, 30 of it script, without React,
 * which no first visit loads.
 */
export const BYTE_BUDGETS: Readonly<Record<string, ByteBudget>> = {
  short: {
    route: '/learn/token/',
    html: 19.3,
    css: 6.9,
    script: 11.7,
    font: 20.2,
    search: 9.6,
    intent: 78.2,
    total: 40.4,
  },
  medium: {
    route: '/l1-network/run-a-validator/',
    html: 21.7,
    css: 7.1,
    script: 11.7,
    font: 20.2,
    search: 9.6,
    intent: 78.2,
    total: 42.8,
  },
  long: {
    route: '/l1-network/modules/evm/',
    // Of it 0.5 are the labels, the roles and the places to break of its 20 tables.
    html: 25.9,
    css: 6.9,
    script: 11.7,
    font: 20.2,
    search: 9.6,
    intent: 78.2,
    total: 47,
  },
}

/** By how much a page may differ between a small site and a large one. */
export const FLATNESS = 0.03
