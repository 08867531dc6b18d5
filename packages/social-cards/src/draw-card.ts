import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PicturedPage } from 'warraq/plugin'
import { CARD_FONT, CARD_SIZE, type CardTheme, cardSvg, textPart } from './card-svg.ts'
import { indexedPng, numberedRows } from './indexed-png.ts'

const require = createRequire(import.meta.url)

/**
 * Returns a function that draws the cards of a theme as PNG files. It draws once what all of them
 * have in common, and for each page only the part with its texts.
 */
export function cardPainter(theme: CardTheme): (page: PicturedPage) => Buffer {
  const colours = new Map<number, number>()
  const blank = numberedRows(drawn(cardSvg(theme)).pixels, CARD_SIZE.width, colours)
  const whole = (page: PicturedPage) => drawn(cardSvg(theme, page)).asPng()
  if (blank === undefined) return whole
  return (page) => {
    const { top, width, height } = textPart(theme, page)
    const ownColours = new Map(colours)
    const { pixels } = drawn(cardSvg(theme, page, { top, width, height }))
    const texts = numberedRows(pixels, width, ownColours)
    if (texts === undefined) return whole(page)
    const card = Buffer.from(blank)
    for (let row = 0; row < height; row++)
      texts.copy(
        card,
        (top + row) * (CARD_SIZE.width + 1),
        row * (width + 1),
        (row + 1) * (width + 1),
      )
    return indexedPng(card, CARD_SIZE.width, ownColours)
  }
}

/** An SVG as a picture, with text in the font of the cards. */
function drawn(svg: string) {
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
  const fontFiles = ['500Medium', '700Bold'].map((face) =>
    require.resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`),
  )
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: CARD_FONT }
  return new Resvg(svg, { font }).render()
}

/** Changes with the versions of the packages that draw. */
export function drawingVersions(): string {
  return ['@resvg/resvg-js', '@expo-google-fonts/figtree']
    .map((name) => readFileSync(require.resolve(`${name}/package.json`), 'utf8'))
    .map((manifest) => JSON.parse(manifest).version)
    .join()
}
