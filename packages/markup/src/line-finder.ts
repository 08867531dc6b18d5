/** The number of entries at the start of a sorted list for which `isBefore` holds. */
export function countBefore<Entry>(
  sorted: readonly Entry[],
  isBefore: (entry: Entry) => boolean,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(sorted[middle] as Entry)) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns a function that computes the 0-based line of an offset of a text. */
export function lineIndex(text: string): (at: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => countBefore(starts, (start) => start <= at) - 1
}

/** Characters of a source in which every text can be searched from the start. */
const LARGE = 200_000
/** Texts that a large source does not contain, after which only the others are searched. */
const MOST_MISSED = 2000

/**
 * Returns a function that finds 1-based lines of a file: each call with the same text finds its
 * next occurrence in the source. In a large source, texts are expected in the order in which they
 * occur, because a search from its start for each of them would take minutes.
 * @param firstLine 1-based line of the file on which `source` starts
 */
export function lineFinder(
  source: string,
  firstLine: number,
): (text: string) => number | undefined {
  const nextAt = new Map<string, number>()
  const lineAt = lineIndex(source)
  const isLarge = source.length > LARGE
  let last = 0
  let missed = 0
  return (text) => {
    if (text === '') return undefined
    const from = nextAt.get(text) ?? (isLarge ? last : 0)
    const isGone = from === -1 || missed > MOST_MISSED
    const at = isGone ? -1 : source.indexOf(text, from)
    const found = at === -1 && from > 0 && !isGone ? source.indexOf(text) : at
    nextAt.set(text, found === -1 ? -1 : found + text.length)
    if (found !== -1) last = found
    else if (isLarge && !isGone) missed++
    return found === -1 ? undefined : firstLine + lineAt(found)
  }
}
