/** Bytes that a first visit may load, gzip -9, in KB of 1,000 bytes. */
export interface ByteBudget {
  readonly route: string
  /** The document with its inline style sheet and data. */
  readonly html: number
  /** Style sheet inside the document. */
  readonly css: number
  readonly script: number
  /** Fonts in a wide window; a phone loads none. */
  readonly font: number
  /** Files that the first intent to search adds: dialog, styles, React, worker and catalogue. */
  readonly intent: number
  /**
   * Bytes on a phone: everything except the font, the style sheet, which is in the document, and
   * the intent.
   */
  readonly total: number
  /** Bytes in a wide window: those on a phone, the font, and the code that follows scrolling. */
  readonly wide: number
}

/**
 * The pages of the budgets. The design allows 40, 42 and 48 in total, 18 of it script, and 75, 80 and
 * 85 in a wide window, 30 of it script; all without React, which no first visit loads.
 */
export const BYTE_BUDGETS: Readonly<Record<string, ByteBudget>> = {
  short: {
    route: '/learn/token/',
    html: 20.5,
    css: 7.8,
    script: 12.5,
    font: 20.2,
    intent: 95.5,
    total: 32.9,
    wide: 54.8,
  },
  medium: {
    route: '/l1-network/run-a-validator/',
    html: 23.0,
    css: 8.0,
    script: 12.5,
    font: 20.2,
    intent: 95.5,
    total: 35.4,
    wide: 57.8,
  },
  long: {
    route: '/l1-network/modules/evm/',
    // This includes 0.5 for the labels, roles and line break opportunities of its 20 tables.
    html: 27.2,
    css: 7.7,
    script: 12.5,
    font: 20.2,
    intent: 95.5,
    total: 39.6,
    wide: 61.8,
  },
}

/** Bytes that the islands of a page may add: their code, and React with its imports. */
export const ISLAND_BUDGETS: Readonly<Record<string, number>> = {
  '/user-guides/wallet/': 79.8,
  '/develop/api/ethereum-json-rpc/methods/': 82.5,
}

/** Allowed difference between a page in a small site and in a large one. */
export const FLATNESS = 0.03
