/** What the package gets to read, and the names that its drawing must show. */
export interface ReadableDiagram {
  readonly code: string
  readonly names: readonly string[]
  /** Arrows between nodes for which the package must find places; absent: it knows the places. */
  readonly arrows?: number
}

/** The layout of 300 nodes takes a second, that of 600 up to four, that of 2,000 half a minute. */
const MOST_NODES = 300

/** Arrows beyond one for each node. With 400 the layout takes ten seconds, with 900 minutes. */
const MOST_CROSSING = 150

/** @throws Error about a diagram whose layout would take seconds */
export function refuseLongLayout({ names: { length }, arrows }: ReadableDiagram): void {
  if (arrows === undefined) return
  if (length > MOST_NODES) throw new Error(`a diagram with ${length} nodes`)
  if (arrows - length > MOST_CROSSING)
    throw new Error(`a diagram with ${arrows} arrows between ${length} nodes`)
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
