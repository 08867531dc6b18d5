import { Parser } from 'htmlparser2'

/** Levels of nested elements; browsers flatten everything deeper than 512. */
export const MOST_NESTED = 400

const [SLASH, SMALL_A, SMALL_Z] = [47, 97, 122]

/** Whether elements nest so deeply that a recursive function would overflow the stack. */
export function nestsTooDeeply(html: string): boolean {
  return mayNestTooDeeply(html) && depthOf(html) > MOST_NESTED
}

/** A cheap upper bound: elements without a closing tag count as open. */
function mayNestTooDeeply(html: string): boolean {
  let open = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const isClosing = html.charCodeAt(at + 1) === SLASH
    const letter = html.charCodeAt(isClosing ? at + 2 : at + 1) | 32
    if (letter < SMALL_A || letter > SMALL_Z) continue
    // A closing tag without an open element changes nothing.
    open = isClosing ? Math.max(0, open - 1) : open + 1
    if (open > MOST_NESTED) return true
  }
  return false
}

function depthOf(html: string): number {
  let depth = 0
  let deepest = 0
  const parser: Parser = new Parser({
    onopentag() {
      deepest = Math.max(deepest, ++depth)
      // Stop here: the result is known, and parsing deeper elements would take long.
      if (deepest > MOST_NESTED) parser.reset()
    },
    onclosetag() {
      depth--
    },
  })
  parser.end(html)
  return deepest
}
