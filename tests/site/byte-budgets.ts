/** Bytes that a first visit may load, gzip -9, in KB of 1,000 bytes. */
export interface ByteBudget {
  readonly route: string
  /** The document with its inline style sheet and data. */
  readonly html: number
  /** Style sheet inside the document. */
  readonly css: number
  /**
   * Of this, 0.4 watches the links in view and prefetches their pages, and 0.3 copies values and
   * filters lists, which would cost the pages that have them 1 KB for each file.
   */
  readonly script: number
  /** Fonts in a wide window; a phone loads none. */
  readonly font: number
  /**
   * Files that the first intent to search adds: dialog, styles, React, worker and catalogue. 1.2 KB
   * of it tell which synonym found a row, keep the query and open the tab of a hit.
   */
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
 * The pages of the budgets. The design allows 38, 40 and 46 in total, 16 of it script, and 75, 80 and
 * 85 in a wide window, 30 of it script; all without React, which no first visit loads. HTML, and the
 * sums that contain it, leave a writer room for about 1 KB. The medium page has a picture of 0.5 KB that
 * shows which key must never run twice.
 */
export const BYTE_BUDGETS: Readonly<Record<string, ByteBudget>> = {
  short: {
    route: '/learn/token/',
    html: 22.5,
    css: 8.6,
    script: 14.1,
    font: 11.9,
    intent: 97.0,
    total: 35.8,
    wide: 49.0,
  },
  medium: {
    route: '/l1-network/run-a-validator/',
    html: 25.5,
    css: 8.5,
    script: 14.1,
    font: 11.9,
    intent: 97.0,
    total: 39.0,
    wide: 52.2,
  },
  long: {
    route: '/l1-network/modules/evm/',
    html: 29.0,
    css: 8.4,
    script: 14.1,
    font: 11.9,
    intent: 97.0,
    total: 42.0,
    wide: 55.2,
  },
}

/** What an announcement, which the owners turn on and off, may add to each of these. */
export const ANNOUNCEMENT = 0.5

/** Bytes that the islands of a page may add: their code, and React with its imports. */
export const ISLAND_BUDGETS: Readonly<Record<string, number>> = {
  '/user-guides/wallet/': 80.5,
  '/develop/api/ethereum-json-rpc/methods/': 83.3,
}

/** Allowed difference between a page in a small site and in a large one. */
export const FLATNESS = 0.03
