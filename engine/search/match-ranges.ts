import { stem, words } from './tokenize.ts'

/** Where words of the query begin words of the text, from start to end, without overlaps. */
export function matchRanges(
  text: string,
  query: string,
): (readonly [start: number, end: number])[] {
  const asked = words(query)
    .flatMap(({ whole, parts }) => [whole, ...parts])
    .map(stem)
  const wanted = asked.filter((word) => word.length > 1)
  if (wanted.length === 0) return []
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match): (readonly [number, number])[] => {
    const word = match[0].toLowerCase()
    return wanted.some((part) => word.startsWith(part))
      ? [[match.index, match.index + match[0].length]]
      : []
  })
}
