/** Width of a text in pixels at a font size. */
export type WidthOf = (text: string, size: number) => number

export interface TitleSpace {
  readonly width: number
  readonly maxLines: number
  /** Font sizes in the order they are tried, largest first. */
  readonly sizes: readonly number[]
}

export interface FittedTitle {
  readonly lines: readonly string[]
  readonly size: number
}

/**
 * Break a title into lines of similar width at the largest size that fits. A title too long for the
 * smallest size ends with an ellipsis.
 */
export function fitTitle(title: string, space: TitleSpace, widthOf: WidthOf): FittedTitle {
  const words = title.split(/\s+/).filter((word) => word !== '')
  for (const size of space.sizes) {
    const measure = (text: string) => widthOf(text, size)
    if (words.some((word) => measure(word) > space.width)) continue
    const lines = fillLines(words, space.width, measure)
    if (lines.length <= space.maxLines)
      return { lines: balanceLines(words, lines, { width: space.width, measure }), size }
  }
  const size = space.sizes.at(-1) ?? 0
  const measure = (text: string) => widthOf(text, size)
  const pieces = words.flatMap((word) => splitWord(word, space.width, measure))
  const lines = fillLines(pieces, space.width, measure)
  if (lines.length <= space.maxLines) return { lines, size }
  const last = lines[space.maxLines - 1] ?? ''
  return {
    lines: [...lines.slice(0, space.maxLines - 1), shorten(last, space.width, measure)],
    size,
  }
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
  { width, measure }: { readonly width: number; readonly measure: Measure },
): readonly string[] {
  let best = lines
  let [narrow, wide] = [width / lines.length, width]
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    const tried = fillLines(words, middle, measure)
    const fits = tried.length === lines.length && tried.every((line) => measure(line) <= middle)
    if (fits) {
      best = tried
      wide = middle
    } else narrow = middle
  }
  return best
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
