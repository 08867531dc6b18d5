import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocsConfig } from '../../config/schema.ts'
import { UsageError } from '../../config/usage-error.ts'
import type { HeadImage } from '../../pages/head-tags.ts'
import { withBase } from '../../shared/route-path.ts'
import { cardSvg } from './card-svg.ts'
import { CARD_SIZE, type CardText, type CardTheme } from './card-theme.ts'

/** A card to draw: name of its file and what it says. */
export interface CardRequest {
  readonly name: string
  readonly text: CardText
}

/** The social cards of a site: named at once after the hash of their SVG, drawn later. */
export interface SocialCards {
  readonly theme: CardTheme
  /** The card of a page, as its head shows it. */
  readonly of: (text: CardText) => HeadImage
  /** Every card that was asked for. */
  readonly requests: () => Iterable<CardRequest>
}

/**
 * Open the cards of a site that wants them, in one language.
 * @throws UsageError when an SVG of the configuration cannot be read.
 */
export function openSocialCards(
  root: string,
  config: DocsConfig,
  filesBaseUrl: string,
): SocialCards | undefined {
  if (config.socialCards === false) return undefined
  const { logo, pattern, ...colors } = config.socialCards
  const theme: CardTheme = {
    siteTitle: config.title,
    ...colors,
    ...(logo === undefined ? {} : { logo: readSvg(root, logo) }),
    ...(pattern === undefined ? {} : { pattern: readSvg(root, pattern) }),
  }
  const origin = config.url.replace(/\/$/, '')
  const requests = new Map<string, CardRequest>()
  return {
    theme,
    of: (text) => {
      const name = `card-${hashOf(cardSvg(theme, text))}.png`
      requests.set(name, { name, text })
      return {
        url: `${origin}${withBase(filesBaseUrl, `/assets/${name}`)}`,
        ...CARD_SIZE,
        alt: [text.title, text.section, config.title]
          .filter((part, index, all) => part !== undefined && all.indexOf(part) === index)
          .join(' · '),
      }
    },
    requests: () => requests.values(),
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
