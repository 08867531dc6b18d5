/** What the package gets to read, and the names that its drawing must show. */
export interface ReadableDiagram {
  readonly code: string
  readonly names: readonly string[]
}

/** The error about words that the drawing would not show. */
export function notDrawn(words: string): Error {
  return new Error(`a diagram whose drawing would lack "${words.slice(0, 80)}"`)
}
