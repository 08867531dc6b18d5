import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PagePictures, type PicturedSite, UsageError, type WarraqPlugin } from 'warraq/plugin'
import { CARD_SIZE, type CardTheme, cardSvg } from './card-svg.ts'
import { drawingVersions } from './draw-card.ts'
import { type CardRequest, cardPath, drawnCards } from './drawn-cards.ts'

/** Colours are written as `#rrggbb`; files are paths below the root of the site. */
export interface SocialCardsOptions {
  /** Colour behind the text. Absent: `#ffffff`. */
  readonly background?: string
  /** Colour of the title and of the site's name. Absent: `#1d2423`. */
  readonly ink?: string
  /** Colour of the section's name. Absent: `#0b6658`. */
  readonly accent?: string
  /** SVG mark, shown 64 by 64. */
  readonly logo?: string
  /** SVG of 1200 by 630 over the background; text stays in the left 880. */
  readonly pattern?: string
}

const COLOURS = { background: '#ffffff', ink: '#1d2423', accent: '#0b6658' }
const FILES = ['logo', 'pattern']

/**
 * Draws a card for every page without its own image.
 * @throws UsageError for an option that it cannot use
 */
export function socialCards(options: SocialCardsOptions = {}): WarraqPlugin {
  refuseUnusable(options)
  return { name: 'social-cards', pictures: (site) => openCards(options, site) }
}

function refuseUnusable(options: SocialCardsOptions): void {
  for (const [name, value] of Object.entries(options)) {
    const isColour = Object.hasOwn(COLOURS, name)
    if (!isColour && !FILES.includes(name)) {
      const names = [...Object.keys(COLOURS), ...FILES].join(', ')
      throw new UsageError(`"${name}" is not an option of socialCards: ${names}.`)
    }
    if (value === undefined) continue
    if (typeof value !== 'string' || (isColour && !/^#[\da-f]{6}$/i.test(value)))
      throw new UsageError(
        `"${name}" of socialCards must be ${isColour ? 'a colour of six hexadecimal digits, such as "#0b6658"' : 'the path of an SVG file'}.`,
      )
  }
}

/**
 * Cards are named after the hash of their SVG, so that heads can be written before any card is
 * drawn.
 */
function openCards(
  {
    background = COLOURS.background,
    ink = COLOURS.ink,
    accent = COLOURS.accent,
    ...files
  }: SocialCardsOptions,
  { root, title: siteTitle, cacheDir }: PicturedSite,
): PagePictures {
  const theme: CardTheme = {
    siteTitle,
    ...{ background, ink, accent },
    logo: files.logo && readSvg(root, files.logo),
    pattern: files.pattern && readSvg(root, files.pattern),
  }
  const versions = drawingVersions()
  const requests = new Map<string, CardRequest>()
  return {
    of: (page) => {
      const hash = createHash('sha256').update(versions).update(cardSvg(theme, page))
      const name = `card-${hash.digest('hex').slice(0, 12)}.png`
      requests.set(name, { name, page })
      return {
        path: cardPath(name),
        ...CARD_SIZE,
        alt: [...new Set([page.title, page.section ?? page.title, siteTitle])].join(' · '),
      }
    },
    draw: () => drawnCards([...requests.values()], theme, cacheDir),
  }
}

function readSvg(root: string, file: string): string {
  try {
    const text = readFileSync(join(root, file), 'utf8')
    if (text.includes('<svg')) return text
  } catch {
    throw new UsageError(`socialCards: there is no file "${file}".`)
  }
  throw new UsageError(`socialCards: "${file}" is not an SVG image.`)
}
