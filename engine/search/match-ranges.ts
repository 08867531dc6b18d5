import { stem, words } from './tokenize.ts'

/** Where words of the query begin words of the text, from start to end, without overlaps. */
export function matchRanges(
  text: string,
  query: string,
): (readonly [start: number, end: number])[] {
  const wanted = wantedOf(query)
  if (wanted.length === 0) return []
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match): (readonly [number, number])[] => {
    const word = match[0].toLowerCase()
    return wanted.some((part) => word.startsWith(part))
      ? [[match.index, match.index + match[0].length]]
      : []
  })
}

let last: { readonly query: string; readonly wanted: readonly string[] } | undefined

/** What words of a text have to begin with. All texts of an answer are asked for one query. */
function wantedOf(query: string): readonly string[] {
  if (last?.query !== query) {
    const asked = words(query).flatMap(({ whole, parts }) => [whole, ...parts])
    last = { query, wanted: asked.map(stem).filter((word) => word.length > 1) }
  }
  return last.wanted
}
