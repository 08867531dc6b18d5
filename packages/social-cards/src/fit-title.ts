/** Width of a text in pixels at a font size. */
export type WidthOf = (text: string, size: number) => number

export interface TitleSpace {
  readonly width: number
  readonly maxLines: number
  /** Font sizes in the order they are tried, largest first. */
  readonly sizes: readonly number[]
}

/**
 * Break a title into lines of similar width at the largest size that fits. A title too long for the
 * smallest size ends with an ellipsis.
 */
export function fitTitle(
  title: string,
  { width, maxLines, sizes }: TitleSpace,
  widthOf: WidthOf,
): { readonly lines: readonly string[]; readonly size: number } {
  const words = title.split(/\s+/).filter((word) => word !== '')
  for (const size of sizes) {
    const measure = (text: string) => widthOf(text, size)
    const lines = fillLines(words, width, measure)
    if (lines.length <= maxLines && lines.every((line) => measure(line) <= width))
      return { lines: balanceLines(words, lines, measure), size }
  }
  const size = sizes.at(-1) ?? 0
  const measure = (text: string) => widthOf(text, size)
  const pieces = words.flatMap((word) => splitWord(word, width, measure))
  const lines = fillLines(pieces, width, measure)
  if (lines.length <= maxLines) return { lines, size }
  const last = shorten(lines[maxLines - 1] ?? '', width, measure)
  return { lines: [...lines.slice(0, maxLines - 1), last], size }
}

type Measure = (text: string) => number

/** Put as many words on each line as fit. */
function fillLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Keep the number of lines, but make the widest one as narrow as possible. */
function balanceLines(
  words: readonly string[],
  lines: readonly string[],
  measure: Measure,
): readonly string[] {
  const widest = Math.max(...lines.map(measure))
  const tried = fillLines(words, widest - 1, measure)
  const isNarrower = tried.length === lines.length && Math.max(...tried.map(measure)) < widest
  return isNarrower ? balanceLines(words, tried, measure) : lines
}

/**
 * Split a word into pieces that each fit on a line; names of methods and files may be longer than
 * any line.
 */
function splitWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

function shorten(line: string, width: number, measure: Measure): string {
  const characters = [...line]
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`) > width)
    characters.pop()
  return `${characters.join('').trimEnd()}…`
}
