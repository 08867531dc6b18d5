import { attributeOf, elementsIn, parseHtml } from '../../html/parse-html.ts'
import { textOf } from '../../html/text-of-html.ts'

/**
 * The title of a README: its first `h1`, although a logo, badges or a language menu stand above it,
 * also as HTML (`<h1 align="center">`). A picture in its place is read by its alternative text.
 */
export function readmeTitle(file: string, html: string): string | undefined {
  if (!/(?:^|\/)readme\.mdx?$/i.test(file)) return undefined
  for (const heading of elementsIn(parseHtml(html))) {
    if (heading.tag !== 'h1') continue
    const pictures = [...elementsIn(heading.children)].filter(({ tag }) => tag === 'img')
    const texts = [
      textOf(heading.children),
      ...pictures.map((img) => attributeOf(img, 'alt') ?? ''),
    ]
    const title = texts.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text !== '')
    if (title !== undefined) return title
  }
  return undefined
}
