import { stem, words } from './tokenize.ts'

/**
 * Positions where words of a query match beginnings of words in a text, from start to end, without
 * overlaps.
 */
export type QueryMatcher = (text: string) => (readonly [start: number, end: number])[]

const WORD = /[\p{L}\p{N}]+/gu

/** Matches one query in many texts. */
export function queryMatcher(query: string): QueryMatcher {
  const wanted = words(query)
    .flatMap(({ whole, parts }) => [whole, ...parts])
    .map(stem)
    .filter((word) => word.length > 1)
  if (wanted.length === 0) return () => []
  return (text) =>
    [...text.matchAll(WORD)].flatMap((match): (readonly [number, number])[] => {
      const word = match[0].toLowerCase()
      return wanted.some((part) => word.startsWith(part))
        ? [[match.index, match.index + match[0].length]]
        : []
    })
}
