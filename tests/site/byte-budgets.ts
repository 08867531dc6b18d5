import type { FirstVisitBytes } from './first-visit-bytes.ts'

/** Pages whose first visit is measured: a short, a medium and a long one. */
export const BUDGET_PAGES = [
  '/learn/token/',
  '/l1-network/run-a-validator/',
  '/l1-network/modules/evm/',
]

/**
 * Most bytes of a first visit, gzip -9, in KB of 1,000 bytes, without the `<article>`. With it the
 * design allows 38 for the short page, 40 for the medium and 46 for the long one, 16 of it script,
 * and 75, 80 and 85 in a wide window, 30 of it script; all without React, which no first visit
 * loads. The frame, and the sums that contain it, leave a writer room for about 1 KB of headings
 * and of entries in the sidebar.
 */
export const BYTE_BUDGET: FirstVisitBytes = {
  frame: 16.2,
  css: 8.6,
  // Of this, 0.4 watches the links in view and prefetches their pages, and 0.3 copies values and
  // filters lists, which would cost the pages that have them 1 KB for each file.
  script: 14.1,
  font: 11.9,
  // 1.2 of it tell which synonym found a row, keep the query and open the tab of a hit.
  intent: 97.0,
  total: 30.3,
  wide: 43.6,
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
