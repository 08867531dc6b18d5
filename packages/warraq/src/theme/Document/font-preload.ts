import { escapeHtml } from '@warraq/markup/escape-html'
import { remembered } from '@warraq/search/remembered'

/** A face of which one file has all letters, and that takes the place of text already drawn. */
const FACE =
  /@font-face\s*\{(?![^}]{0,5000}unicode-range)(?=[^}]{0,5000}font-display:\s*swap)[^}]*\}/
const FILE = /url\(["']?([^"')]+\.woff2)/
/** The condition that begins right before the face. */
const CONDITION = /@media([^{}]{1,500})\{\s{0,99}$/

/**
 * The link that loads the text face of a style sheet together with the document: found only with the
 * first text, it would come after the first paint, and lines would move. Of several faces it loads
 * one, because each delays the text.
 */
export function fontPreload(css: string): string {
  return remembered(LINKS, css, () => linkOf(css))
}

const LINKS = new Map<string, string>()

function linkOf(css: string): string {
  const face = FACE.exec(css)
  const [, href] = FILE.exec(face?.[0] ?? '') ?? []
  if (face === null || href === undefined) return ''
  const [, media] = CONDITION.exec(css.slice(0, face.index)) ?? []
  const condition = media === undefined ? '' : ` media="${escapeHtml(media.trim())}"`
  return `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin${condition}>`
}
