import type { PicturedPage } from 'warraq/plugin'
import { fitTitle } from './fit-title.ts'
import { textWidth } from './text-width.ts'

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
  readonly logo?: string | undefined
  /** Source of an SVG that covers the background, 1200 by 630. */
  readonly pattern?: string | undefined
}

/** Position of the logo on a card; text starts at the same left edge. */
const LOGO_BOX = { x: 80, y: 72, width: 64, height: 64 } as const
const LEFT = LOGO_BOX.x
/** Baseline of the last line. */
const BOTTOM = CARD_SIZE.height - 84
const SITE_TITLE_SIZE = 36
const SECTION_SIZE = 32
const TITLE = { maxLines: 3, sizes: [76, 68, 60, 52, 46] } as const
/** Width for the title; a pattern needs the room beside it. */
const TEXT_WIDTH = { plain: CARD_SIZE.width - 2 * LEFT, withPattern: 780 } as const
const LINE_HEIGHT = 1.14

/** A part of a card that begins at its left edge, in pixels. */
export interface Part {
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part with the texts of a page; outside it, all cards of a theme have the same pixels. */
export function textPart(theme: CardTheme, page: PicturedPage): Part {
  const { lines, size, first } = placedTitle(theme, page)
  const section = sectionOf(page)
  const widest = Math.max(
    textWidth(section, SECTION_SIZE),
    ...lines.map((text) => textWidth(text, size)),
  )
  // The width of any letter of ASCII is known, that of others a guess.
  const isKnown = /^[ -~]*$/.test([section, ...lines].join(''))
  // Above the section is room for accents, below the last line for letters such as g.
  const top = Math.floor(sectionBaseline(size, first) - SECTION_SIZE * 1.25)
  return {
    top,
    // Estimates are a few percent off, and some letters reach beyond their width.
    width: isKnown
      ? Math.min(Math.ceil(LEFT + widest * 1.08 + size / 2), CARD_SIZE.width)
      : CARD_SIZE.width,
    height: Math.ceil(BOTTOM + size * 0.4) - top,
  }
}

/**
 * A social card as an SVG image. The same text on the same theme gives the same SVG.
 * @param page without it, the card shows the name of the site only
 * @param part the part to draw, if not all
 */
export function cardSvg(
  theme: CardTheme,
  page?: PicturedPage,
  part: Part = { top: 0, ...CARD_SIZE },
): string {
  const { width, height } = CARD_SIZE
  const { background, pattern, logo, ink, siteTitle } = theme
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${part.top} ${part.width} ${part.height}" width="${part.width}" height="${part.height}" font-family="${CARD_FONT}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    pattern === undefined ? '' : drawing(pattern, { x: 0, y: 0, width, height }),
    logo === undefined ? '' : drawing(logo, LOGO_BOX),
    line(siteTitle, {
      x: logo === undefined ? LEFT : LEFT + LOGO_BOX.width + 20,
      y: LOGO_BOX.y + LOGO_BOX.height / 2 + SITE_TITLE_SIZE * 0.35,
      size: SITE_TITLE_SIZE,
      weight: 500,
      color: ink,
    }),
    ...(page === undefined ? [] : pageTexts(theme, page)),
    '</svg>',
  ].join('')
}

/** The section above the lines of the title. */
function pageTexts(theme: CardTheme, page: PicturedPage): string[] {
  const { ink, accent } = theme
  const { lines, size, first } = placedTitle(theme, page)
  return [
    line(sectionOf(page), {
      x: LEFT,
      y: sectionBaseline(size, first),
      size: SECTION_SIZE,
      weight: 500,
      color: accent,
    }),
    ...lines.map((text, index) =>
      line(text, { x: LEFT, y: first + index * size * LINE_HEIGHT, size, weight: 700, color: ink }),
    ),
  ]
}

/** The lines of a title, their size, and the baseline of the first one. */
function placedTitle({ pattern, siteTitle }: CardTheme, { title }: PicturedPage) {
  const { lines, size } = fitTitle(
    writable(title) || siteTitle,
    { width: pattern === undefined ? TEXT_WIDTH.plain : TEXT_WIDTH.withPattern, ...TITLE },
    textWidth,
  )
  return { lines, size, first: BOTTOM - (lines.length - 1) * size * LINE_HEIGHT }
}

function sectionOf({ section = '' }: PicturedPage): string {
  return writable(section) ?? ''
}

function sectionBaseline(size: number, first: number): number {
  return first - size * 0.72 - SECTION_SIZE
}

/**
 * The part of a text that the font supports: without pictographs; `undefined` if it contains
 * letters of another alphabet, which would show as empty boxes.
 */
function writable(text: string): string | undefined {
  return /[^\P{L}\p{Script=Latin}]/u.test(text)
    ? undefined
    : text.replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '').trim()
}

/** An SVG at its position on the card. */
function drawing(svg: string, box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>) {
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  return (
    nested(svg, place) ??
    `<image ${place} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`
  )
}

/**
 * An SVG nested in the card's own, which draws twice as fast as an embedded image. `undefined` if
 * it must stay separate, because its ids, classes and styles could conflict with those of another
 * SVG.
 */
function nested(svg: string, place: string): string | undefined {
  const [whole, attributes = '', content = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  if (
    whole === undefined ||
    !attributes.includes('viewBox=') ||
    /<style|\s(?:id|class)=/.test(whole)
  )
    return undefined
  const kept = attributes.replace(/\s(?:x|y|width|height|overflow)=(?:"[^"]*"|'[^']*')/g, '')
  return `<svg${kept} ${place} overflow="visible">${content}</svg>`
}

interface LineStyle {
  readonly x: number
  /** Vertical position of the baseline. */
  readonly y: number
  readonly size: number
  readonly weight: 500 | 700
  readonly color: string
}

function line(text: string, { x, y, size, weight, color }: LineStyle): string {
  return `<text x="${x}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(text)}</text>`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
