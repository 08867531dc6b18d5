import { DomUtils, parseDocument } from 'htmlparser2'

/**
 * The definitions of a glossary, by the anchors of its headings: the first paragraph below each, as
 * plain text and without a closing reference ("See …").
 */
export function termDefinitions(html: string): Readonly<Record<string, string>> {
  const entries = DomUtils.getElementsByTagName('h3', parseDocument(html))
  return Object.fromEntries(
    entries.flatMap((heading) => {
      const paragraph = DomUtils.nextElementSibling(heading)
      const { id } = heading.attribs
      return id !== undefined && paragraph?.name === 'p' ? [[id, definitionIn(paragraph)]] : []
    }),
  )
}

function definitionIn(paragraph: Parameters<typeof DomUtils.textContent>[0]): string {
  return DomUtils.textContent(paragraph)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ See (?:also )?[^.]{0,400}\.$/, '')
}
