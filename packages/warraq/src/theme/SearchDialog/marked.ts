import type { QueryMatcher } from '../../search/query-matcher.ts'
import { type ElementParts, element } from '../../shared/create-element.ts'

/** A text with the words of the query marked. */
export function marked(
  text: string,
  match: QueryMatcher,
  parts: ElementParts<'mark'> = {},
): (string | HTMLElement)[] {
  let at = 0
  const pieces = match(text).flatMap(([start, end]) => {
    const before = text.slice(at, start)
    at = end
    return [before, element('mark', parts, text.slice(start, end))]
  })
  return [...pieces, text.slice(at)]
}
