import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Glyph } from 'opentype.js'
import { type GlyphMask, glyphMask } from './glyph-mask.ts'

/** One character in its place on a line. */
export interface PlacedGlyph {
  readonly mask: GlyphMask
  /** Pixel of the outline's origin, from the start of the line. */
  readonly x: number
}

/** Letters of one weight. Outlines are filled once for each size and kept. */
export interface CardFont {
  readonly canWrite: (character: string) => boolean
  /** Width in pixels, kerning included. */
  readonly widthOf: (text: string, size: number) => number
  readonly place: (text: string, size: number) => PlacedGlyph[]
}

/** Alphabets in the order they are looked through; one is read when the former lack a character. */
const SUBSETS = ['latin', 'latin-ext'] as const
const PLACES_IN_A_PIXEL = 4

/** The letters that cards are written in: Figtree, under the SIL Open Font License. */
export function openCardFont(weight: 500 | 700): CardFont {
  const fonts = SUBSETS.map((subset) => once(() => readFont(subset, weight)))
  const found = new Map<string, FoundGlyph | undefined>()
  const find = (character: string): FoundGlyph | undefined => {
    if (!found.has(character)) found.set(character, findGlyph(fonts, character))
    return found.get(character)
  }
  const walk = (text: string, size: number, visit?: (glyph: FoundGlyph, x: number) => void) => {
    let x = 0
    let former: FoundGlyph | undefined
    for (const character of text) {
      const current = find(character)
      if (current === undefined) continue
      const scale = size / current.font.unitsPerEm
      if (former?.font === current.font)
        x += current.font.getKerningValue(former.glyph, current.glyph) * scale
      visit?.(current, x)
      x += (current.glyph.advanceWidth ?? 0) * scale
      former = current
    }
    return x
  }
  return {
    canWrite: (character) => find(character) !== undefined,
    widthOf: (text, size) => walk(text, size),
    place: (text, size) => {
      const placed: PlacedGlyph[] = []
      walk(text, size, (glyph, x) => {
        const steps = Math.round(x * PLACES_IN_A_PIXEL)
        const offset = steps % PLACES_IN_A_PIXEL
        placed.push({
          mask: maskOf(glyph, size, offset),
          x: (steps - offset) / PLACES_IN_A_PIXEL,
        })
      })
      return placed
    },
  }
}

interface FoundGlyph {
  readonly font: Font
  readonly glyph: Glyph
  /** Filled outlines by size and part of a pixel. */
  readonly masks: Map<string, GlyphMask>
}

function findGlyph(fonts: readonly (() => Font)[], character: string): FoundGlyph | undefined {
  for (const open of fonts) {
    const font = open()
    const glyph = font.charToGlyph(character)
    if (glyph.index !== 0) return { font, glyph, masks: new Map() }
  }
  return undefined
}

/** The glyph filled at a size, its origin moved right by steps of a part of a pixel. */
function maskOf({ glyph, masks }: FoundGlyph, size: number, steps: number): GlyphMask {
  const key = `${size}:${steps}`
  const known = masks.get(key)
  if (known !== undefined) return known
  const mask = glyphMask(glyph.getPath(steps / PLACES_IN_A_PIXEL, 0, size).commands)
  masks.set(key, mask)
  return mask
}

// The package is a script for Node without named exports, and its types know no default one.
const require = createRequire(import.meta.url)
const { parse } = require('opentype.js') as typeof import('opentype.js')

function readFont(subset: string, weight: number): Font {
  const file = readFileSync(
    require.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`),
  )
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
