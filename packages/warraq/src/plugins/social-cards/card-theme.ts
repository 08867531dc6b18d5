import type { PicturedPage } from '../warraq-plugin.ts'

/** Width and height of every social card in pixels, as social networks require. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Font of the cards, under the SIL Open Font License. */
export const CARD_FONT = 'Figtree'

/** Shared properties of all cards of a site. Plain data, because it is sent to threads. */
export interface CardTheme {
  readonly siteTitle: string
  /** Colours as `#rrggbb`. */
  readonly background: string
  readonly ink: string
  readonly accent: string
  /** Source of the SVG logo beside the site's title. */
  readonly logo?: string
  /** Source of an SVG that covers the background, 1200 by 630. */
  readonly pattern?: string
}

/** A card to draw: its file name and its page. */
export interface CardRequest {
  readonly name: string
  readonly page: PicturedPage
}

/** Start data of a drawing thread. */
export interface CardWorkerData {
  readonly theme: CardTheme
  /** Folder for the cards. */
  readonly dir: string
}
