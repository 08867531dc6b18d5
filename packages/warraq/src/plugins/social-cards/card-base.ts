import { createRequire } from 'node:module'
import { CARD_SIZE, type CardTheme } from './card-theme.ts'

/** Place of the logo on a card; text starts at the same left edge. */
export const LOGO_BOX = { x: 80, y: 72, size: 64 } as const

/** A card without any text, as numbers of colours. */
export interface CardBase {
  /** One number a pixel, row by row. */
  readonly pixels: Uint8Array
  readonly palette: readonly number[]
  /** What the drawing lost to the limit of colours: mean of the squared difference of a pixel. */
  readonly error: number
}

/** Draw background, pattern and logo: opaque pixels, `0xRRGGBB`. */
export function drawCardBase(theme: CardTheme): Uint32Array {
  // Loaded on demand: a build that finds all its cards in the cache needs no renderer.
  const require = createRequire(import.meta.url)
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
  const { pixels } = new Resvg(baseSvg(theme), { font: { loadSystemFonts: false } }).render()
  const colors = new Uint32Array(pixels.length / 4)
  for (let at = 0; at < colors.length; at++) colors[at] = pixels.readUInt32BE(at * 4) >>> 8
  return colors
}

function baseSvg({ background, pattern, logo }: CardTheme): string {
  const { width, height } = CARD_SIZE
  const { x, y, size } = LOGO_BOX
  const picture = (svg: string, box: string) =>
    `<image ${box} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    pattern === undefined ? '' : picture(pattern, `width="${width}" height="${height}"`),
    logo === undefined ? '' : picture(logo, `x="${x}" y="${y}" width="${size}" height="${size}"`),
    '</svg>',
  ].join('')
}

/** Number the most frequent colours; every other pixel takes the nearest of them. */
export function indexColors(colors: Uint32Array, maxColors: number): CardBase {
  const counts = new Map<number, number>()
  forEachRun(colors, (color, from, to) => counts.set(color, (counts.get(color) ?? 0) + to - from))
  const palette = [...counts]
    .sort(([colorA, a], [colorB, b]) => b - a || colorA - colorB)
    .slice(0, maxColors)
    .map(([color]) => color)
  const numbers = new Map([...counts.keys()].map((color) => [color, nearest(color, palette)]))
  const lost = [...counts].reduce(
    (sum, [color, count]) => sum + count * difference(color, palette[numbers.get(color) ?? 0] ?? 0),
    0,
  )
  const pixels = new Uint8Array(colors.length)
  forEachRun(colors, (color, from, to) => pixels.fill(numbers.get(color) ?? 0, from, to))
  return {
    pixels,
    palette,
    error: lost / colors.length,
  }
}

/** Visit every stretch of equal pixels: a card has few of them. */
function forEachRun(
  colors: Uint32Array,
  visit: (color: number, from: number, to: number) => void,
): void {
  let from = 0
  for (let at = 1; at <= colors.length; at++) {
    const color = colors[from] ?? 0
    if (at < colors.length && colors[at] === color) continue
    visit(color, from, at)
    from = at
  }
}

/** Number of the colour in a palette that differs least. */
function nearest(color: number, palette: readonly number[]): number {
  let best = 0
  palette.forEach((candidate, index) => {
    if (difference(color, candidate) < difference(color, palette[best] ?? 0)) best = index
  })
  return best
}

/** Square of the distance of two colours. */
function difference(a: number, b: number): number {
  const channel = (shift: number) => ((a >> shift) & 255) - ((b >> shift) & 255)
  return channel(16) ** 2 + channel(8) ** 2 + channel(0) ** 2
}
