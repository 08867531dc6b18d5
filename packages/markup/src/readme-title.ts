import { elementsIn, parseHtml } from './parse-html.ts'
import { textOf, textOfHtml } from './text-of-html.ts'

/**
 * The title of a README: its first `h1`, although a logo, badges or a language menu stand above it,
 * also as HTML (`<h1 align="center">`). A picture in its place is read by its alternative text. On
 * another page no text may stand above it, but an anchor or a picture.
 */
export function readmeTitle(file: string, html: string): string | undefined {
  if (!/(?:^|\/)readme\.\w+$/i.test(file) && !isFirst(html)) return undefined
  for (const heading of elementsIn(parseHtml(html))) {
    if (heading.tag !== 'h1') continue
    const pictures = [...elementsIn(heading.children)].filter(({ tag }) => tag === 'img')
    const texts = [textOf(heading.children), ...pictures.map((img) => img.attributes.alt ?? '')]
    const title = texts.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text !== '')
    if (title !== undefined) return title
  }
  return undefined
}

function isFirst(html: string): boolean {
  const at = html.search(/<h1[\s>]/)
  return at !== -1 && at < MOST_BEFORE && textOfHtml(html.slice(0, at)).trim() === ''
}

/** Characters of anchors and pictures above a title. */
const MOST_BEFORE = 5000
