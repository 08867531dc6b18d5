import { drawCardBase, indexColors, LOGO_BOX } from './card-base.ts'
import { type CardFont, openCardFont } from './card-font.ts'
import { CARD_SIZE, type CardText, type CardTheme } from './card-theme.ts'
import { fitTitle } from './fit-title.ts'
import { indexedPng } from './indexed-png.ts'

const LEFT = LOGO_BOX.x
/** Baseline of the last line. */
const BOTTOM = CARD_SIZE.height - 84
const SITE_TITLE_SIZE = 36
const SECTION_SIZE = 32
const TITLE = { maxLines: 3, sizes: [76, 68, 60, 52, 46] } as const
/** Width for the title; a pattern has its place beside it. */
const TEXT_WIDTH = { plain: CARD_SIZE.width - 2 * LEFT, withPattern: 780 } as const
const LINE_HEIGHT = 1.14

/** Draws one card a call: a PNG file. */
export type DrawCard = (text: CardText) => Buffer

/** Prepare what all cards share: the picture behind the text, the letters, the colours. */
export function openCardDrawing(theme: CardTheme): DrawCard {
  const { base, palette, ink, accent } = openColors(theme)
  const [bold, medium] = [openCardFont(700), openCardFont(500)]
  const width = theme.pattern === undefined ? TEXT_WIDTH.plain : TEXT_WIDTH.withPattern
  const besideLogo = theme.logo === undefined ? LEFT : LEFT + LOGO_BOX.size + 20

  // One canvas for all cards: a new one for each would fill the memory faster than it is cleared.
  const pixels = new Uint8Array(base.length)
  return ({ title, section = '' }) => {
    pixels.set(base)
    const write = (text: string, line: Omit<TextLine, 'pixels' | 'text'>) =>
      writeLine({ pixels, text, ...line })
    write(theme.siteTitle, {
      font: medium,
      size: SITE_TITLE_SIZE,
      x: besideLogo,
      baseline: LOGO_BOX.y + LOGO_BOX.size / 2 + SITE_TITLE_SIZE * 0.35,
      shades: ink,
    })
    const shown = canWrite(title, bold) ? title : theme.siteTitle
    const fitted = fitTitle(shown, { width, ...TITLE }, bold.widthOf)
    const lineHeight = fitted.size * LINE_HEIGHT
    const first = BOTTOM - (fitted.lines.length - 1) * lineHeight
    fitted.lines.forEach((line, index) => {
      write(line, {
        font: bold,
        size: fitted.size,
        x: LEFT,
        baseline: first + index * lineHeight,
        shades: ink,
      })
    })
    write(canWrite(section, medium) ? section : '', {
      font: medium,
      size: SECTION_SIZE,
      x: LEFT,
      baseline: first - fitted.size * 0.72 - SECTION_SIZE,
      shades: accent,
    })
    return indexedPng({ ...CARD_SIZE, palette, pixels })
  }
}

/** Whether the font has every letter and digit of a text; other signs may be left out. */
function canWrite(text: string, font: CardFont): boolean {
  return [...text].every((sign) => font.canWrite(sign) || !/[\p{L}\p{N}]/u.test(sign))
}

/** The numbers in the palette that one colour of text uses, palest first. */
interface Shades {
  readonly first: number
  readonly count: number
}

interface Colors {
  readonly base: Uint8Array
  readonly palette: readonly number[]
  readonly ink: Shades
  readonly accent: Shades
}

/** Colours of the picture behind the text, and steps of the text colours for smooth edges. */
const FEW = { base: 9, ink: 4, accent: 3 } as const
const MANY = { base: 226, ink: 15, accent: 15 } as const
/** A drawing that loses more than this (in squared steps of 0 to 255) gets the larger palette. */
const MAX_ERROR = 6

/** Sixteen colours where they do: such a file is a third smaller and made faster. */
function openColors(theme: CardTheme): Colors {
  const drawn = drawCardBase(theme)
  const small = indexColors(drawn, FEW.base)
  const isSmall = small.error <= MAX_ERROR
  const base = isSmall ? small : indexColors(drawn, MANY.base)
  const counts = isSmall ? FEW : MANY
  const first = base.palette.length
  return {
    base: base.pixels,
    palette: [
      ...base.palette,
      ...shadesOf(theme.background, theme.ink, counts.ink),
      ...shadesOf(theme.background, theme.accent, counts.accent),
    ],
    ink: { first, count: counts.ink },
    accent: { first: first + counts.ink, count: counts.accent },
  }
}

/** Steps from near the first colour to the second one itself. */
function shadesOf(from: string, to: string, count: number): number[] {
  const channels = [1, 3, 5].map((at) =>
    [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16)),
  )
  return Array.from({ length: count }, (_, index) =>
    channels.reduce(
      (sum, [a = 0, b = 0]) => sum * 256 + Math.round(a + ((b - a) * (index + 1)) / count),
      0,
    ),
  )
}

interface TextLine {
  readonly pixels: Uint8Array
  readonly text: string
  readonly font: CardFont
  readonly size: number
  readonly x: number
  readonly baseline: number
  readonly shades: Shades
}

function writeLine({ pixels, text, font, size, x, baseline, shades }: TextLine): void {
  const { width, height } = CARD_SIZE
  const line = Math.round(baseline)
  for (const { mask, x: offset } of font.place(text, size)) {
    for (let row = 0; row < mask.height; row++) {
      const y = line + mask.top + row
      if (y < 0 || y >= height) continue
      for (let column = 0; column < mask.width; column++) {
        const coverage = mask.coverage[row * mask.width + column] ?? 0
        const shade = Math.round((coverage * shades.count) / 255)
        const left = x + offset + mask.left + column
        if (shade === 0 || left < 0 || left >= width) continue
        // Where two letters touch, the stronger shade stays.
        const at = y * width + left
        const present = pixels[at] ?? 0
        const number = shades.first + shade - 1
        if (present < shades.first || present < number) pixels[at] = number
      }
    }
  }
}
