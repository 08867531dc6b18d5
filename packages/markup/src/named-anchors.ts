import { escapeHtml } from './escape-html.ts'
import { elementsIn, parseHtml } from './parse-html.ts'
import { insertion, withEdits } from './text-edits.ts'

/**
 * Give `<a name="x">`, the anchor of older pages, the id that browsers, the outline and the check of
 * links know: `<a id="x" name="x">`.
 */
export function withAnchorIds(html: string): string {
  if (!/<a\s[^<>]*\bname\b/i.test(html)) return html
  const elements = [...elementsIn(parseHtml(html))]
  const taken = new Set(elements.flatMap(({ attributes: { id } }) => id ?? []))
  const edits = elements.flatMap(({ tag, start, attributes: { id, name } }) => {
    if (tag !== 'a' || id !== undefined || !name || taken.has(name)) return []
    taken.add(name)
    return insertion(start + '<a'.length, ` id="${escapeHtml(name)}"`)
  })
  return withEdits(html, edits)
}
