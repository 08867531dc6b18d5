import type { PicturedPage } from '../plugin.ts'

/** Width and height of every social card, in pixels: what the networks that show them ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Family that cards are written in, under the SIL Open Font License. */
export const CARD_FONT = 'Figtree'

/** What all cards of a site have in common. Plain data: it goes to threads. */
export interface CardTheme {
  readonly siteTitle: string
  /** Colours as `#rrggbb`. */
  readonly background: string
  readonly ink: string
  readonly accent: string
  /** Text of the SVG mark shown beside the site's title. */
  readonly logo?: string
  /** Text of an SVG that is laid over the background, 1200 by 630. */
  readonly pattern?: string
}

/** A card to draw: name of its file, and the page it is for. */
export interface CardRequest {
  readonly name: string
  readonly page: PicturedPage
}

/** What a thread that draws is told when it starts. */
export interface CardWorkerData {
  readonly theme: CardTheme
  /** Folder the cards are written to. */
  readonly dir: string
}
