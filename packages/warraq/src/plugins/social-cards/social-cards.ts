import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../shared/data/usage-error.ts'
import { refuseOtherMajor } from '../../system/optional-packages.ts'
import type { PagePictures, PicturedSite, WarraqPlugin } from '../warraq-plugin.ts'
import { CARD_SIZE, type CardTheme, cardSvg } from './card-svg.ts'
import { drawingVersions } from './draw-card.ts'
import { type CardRequest, cardPath, drawnCards } from './drawn-cards.ts'

/** Logo and pattern are paths of SVG files, below the root of the site. */
export type SocialCardsOptions = Omit<CardTheme, 'siteTitle'>

/** Draws a card for every page without an image of its own. */
export function socialCards(options: SocialCardsOptions): WarraqPlugin {
  return { name: 'social-cards', pictures: (site) => openCards(options, site) }
}

/**
 * Cards are named after the hash of their SVG, so that heads can be written before any card is
 * drawn.
 */
function openCards(
  { logo, pattern, ...colors }: SocialCardsOptions,
  { root, title: siteTitle, cacheDir }: PicturedSite,
): PagePictures {
  const theme: CardTheme = {
    siteTitle,
    ...colors,
    logo: logo && readSvg(root, logo),
    pattern: pattern && readSvg(root, pattern),
  }
  refuseOtherMajor('@resvg/resvg-js', '@expo-google-fonts/figtree')
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
