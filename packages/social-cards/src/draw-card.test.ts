import { createRequire } from 'node:module'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { cardSvg, textPart } from './card-svg.ts'
import { cardPainter } from './draw-card.ts'
import { pixelsOf } from './indexed-png.fixtures.ts'
import { textWidth } from './text-width.ts'

const theme = { siteTitle: 'Docs', background: '#ffffff', ink: '#102030', accent: '#0b6658' }

const { Resvg } = createRequire(import.meta.url)(
  '@resvg/resvg-js',
) as typeof import('@resvg/resvg-js')
const fontFiles = ['500Medium', '700Bold'].map((face) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`),
)

test('draws a PNG of 1200 by 630, the same bytes for the same page', () => {
  const draw = cardPainter(theme)
  const png = draw({ title: 'Run a node', section: 'Network' })
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(draw({ title: 'Run a nodf', section: 'Network' }).equals(png)).toBe(false)
  expect(draw({ title: 'Run a node', section: 'Network' }).equals(png)).toBe(true)
})

const drawingOf = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path ${attributes} fill="#e0bd7c" d="M1001 -7l99 650H900z"/></svg>`
/** The logo is embedded as an image, the pattern is nested. */
const decorated = { ...theme, logo: drawingOf('id="a"'), pattern: drawingOf('') }

test.each([
  { title: 'jgpq' },
  { title: 'ŽÅŬ Ĝĵ', section: 'ŽÅŬ gjpqy' },
  { title: 'A longer title with words of several lengths, which takes three lines', section: 'Ŭ' },
  { title: 'many more words '.repeat(20), section: 'Down to the smallest size' },
  { title: '„Ærø“ — Æbelø — Ø' },
  { title: 'A — B — C' },
  { title: 'Ŵ Ǽ ǽ' },
  { title: '—————' },
  { title: 'Short', section: '— Ǽ — Ǽ — Ǽ —' },
  { title: 'QOQ O0Q OQOQ 0OO QOQO' },
  { title: 'Short', section: 'O0OQ QOQO O0O0 QQOO OOQQ' },
])('a card has the pixels of the whole drawing: %o', (page) => {
  for (const one of [theme, decorated]) {
    const drawn = new Resvg(cardSvg(one, page), {
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Figtree' },
    }).render()
    const pixels = pixelsOf(cardPainter(one)(page))
    const whole = drawn.pixels
    let difference = 0
    for (let at = 0; at < whole.length; at++)
      difference = Math.max(difference, Math.abs((whole[at] ?? 0) - (pixels[at] ?? 0)))
    // Slanted edges of a pattern are rounded to other shades where drawing begins in another row.
    expect(difference).toBeLessThanOrEqual(one === theme ? 0 : 16)
  }
})

test('draws a theme of more colours than an indexed picture has', () => {
  const pattern =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><linearGradient id="a"><stop stop-color="#000"/><stop offset="1" stop-color="#f3c"/></linearGradient><path fill="url(#a)" d="M0 0h1200v630H0z"/></svg>'
  const draw = cardPainter({ ...theme, pattern })
  const png = draw({ title: 'Run a node' })
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(draw({ title: 'Run a nodf' }).equals(png)).toBe(false)
})

test.each([
  'Connect your wallet to the network',
  'WAW MMM @@@ %%%',
  'illicit fill of little jitters',
  'eth_getTransactionByBlockNumberAndIndex',
  'JSON-RPC 1234567890',
])('estimates the width of "%s"', (text) => {
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="100"><text y="80" font-size="60" font-family="Figtree">${text}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: fontFiles.slice(1) } },
  ).innerBBox()
  const estimate = textWidth(text, 60)
  expect(estimate).toBeGreaterThan((drawn?.width ?? 0) * 0.98)
  expect(estimate).toBeLessThan((drawn?.width ?? 0) * 1.15)
})

test('a title of any letter of ASCII ends within its part and before the edge of the card', () => {
  const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  const tooWide = letters.filter((letter) => {
    const page = { title: letter.repeat(200), section: letter.repeat(20) }
    const svg = cardSvg(theme, page).replace(/<rect.*?>/, '')
    const drawn = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).innerBBox()
    const right = (drawn?.x ?? 0) + (drawn?.width ?? 0)
    return right > textPart(theme, page).width || right > 1200 - 40
  })
  expect(tooWide).toEqual([])
})
