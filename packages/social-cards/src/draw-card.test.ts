import { createRequire } from 'node:module'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { cardSvg } from './card-svg.ts'
import { drawCard } from './draw-card.ts'
import { textWidth } from './text-width.ts'

const theme = { siteTitle: 'Docs', background: '#ffffff', ink: '#102030', accent: '#0b6658' }

test('draws a PNG of 1200 by 630, the same bytes for the same SVG', () => {
  const svg = cardSvg(theme, { title: 'Run a node', section: 'Network' })
  const png = drawCard(svg)
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(drawCard(svg).equals(png)).toBe(true)
  expect(drawCard(svg.replace('a node', 'a nodf')).equals(png)).toBe(false)
})

test.each([
  'Connect your wallet to the network',
  'WAW MMM @@@ %%%',
  'illicit fill of little jitters',
  'eth_getTransactionByBlockNumberAndIndex',
  'JSON-RPC 1234567890',
])('estimates the width of "%s"', (text) => {
  const { Resvg } = createRequire(import.meta.url)(
    '@resvg/resvg-js',
  ) as typeof import('@resvg/resvg-js')
  const file = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  )
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="100"><text y="80" font-size="60" font-family="Figtree">${text}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: [file] } },
  ).innerBBox()
  const estimate = textWidth(text, 60)
  expect(estimate).toBeGreaterThan((drawn?.width ?? 0) * 0.98)
  expect(estimate).toBeLessThan((drawn?.width ?? 0) * 1.15)
})
