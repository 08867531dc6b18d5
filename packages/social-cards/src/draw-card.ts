import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CARD_FONT } from './card-svg.ts'
import { indexedPng } from './indexed-png.ts'

const require = createRequire(import.meta.url)

/** Draw an SVG as a PNG file, with text in the font of the cards. */
export function drawCard(svg: string): Buffer {
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
  const fontFiles = ['500Medium', '700Bold'].map((face) =>
    require.resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`),
  )
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: CARD_FONT }
  const drawn = new Resvg(svg, { font }).render()
  return indexedPng(drawn.pixels, drawn.width, drawn.height) ?? drawn.asPng()
}

/** Changes with the versions of the packages that draw. */
export function drawingVersions(): string {
  return ['@resvg/resvg-js', '@expo-google-fonts/figtree']
    .map((name) => readFileSync(require.resolve(`${name}/package.json`), 'utf8'))
    .map((manifest) => JSON.parse(manifest).version)
    .join()
}
