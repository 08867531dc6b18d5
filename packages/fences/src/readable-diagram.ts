/** What the package gets to read, and the names that its drawing must show. */
export interface ReadableDiagram {
  readonly code: string
  readonly names: readonly string[]
}

/** The error about words that the drawing would not show. */
export function notDrawn(words: string): Error {
  return new Error(`a diagram whose drawing would lack "${words.slice(0, 80)}"`)
}

/**
 * Ids for the names of a diagram: the name itself if the package reads it, else a word that the
 * diagram does not contain.
 */
export function readableIds(code: string, isReadable: RegExp): (name: string) => string {
  const ids = new Map<string, string>()
  let made = 0
  return (name) => {
    let id = ids.get(name) ?? (isReadable.test(name) ? name : undefined)
    for (; id === undefined; made++) if (!code.includes(`n${made}`)) id = `n${made}`
    ids.set(name, id)
    return id
  }
}
