import { stem, words } from './tokenize.ts'

const LETTER = '[\\p{L}\\p{N}]'

/** Matches the words of a text that begin with a word of the query; splits the text at them. */
export function queryMatcher(query: string): RegExp {
  // Words consist of letters and digits only, so they need no escapes.
  const wanted = words(query)
    .flatMap(({ whole, parts }) => [whole, ...parts])
    .map(stem)
    .filter((word) => word.length > 1)
    // The plural of `query` is `queries`.
    .map((word) => word.replace(/y$/, '(?:y|ie)'))
  return wanted.length === 0
    ? /(?!)/
    : new RegExp(`((?<!${LETTER})(?:${wanted.join('|')})${LETTER}*)`, 'giu')
}
