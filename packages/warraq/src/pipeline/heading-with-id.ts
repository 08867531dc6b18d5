import { elementsIn, isElement, parseHtml } from '@warraq/markup/parse-html'
import { textOf } from '@warraq/markup/text-of-html'

/** The text of the heading, or the label of the accordion, that has an id on a page. */
export function headingWithId(html: string, id: string): string | undefined {
  for (const element of elementsIn(parseHtml(html))) {
    if (element.attributes.id !== id) continue
    if (/^h[1-6]$/.test(element.tag)) return textOf(element.children)
    const label = element.children.filter(isElement).find(({ tag }) => tag === 'summary')
    if (label !== undefined) return textOf(label.children)
  }
  return undefined
}
