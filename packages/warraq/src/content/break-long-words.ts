/** Longer runs of letters may break. */
const LONGEST_PIECE = 16

/** A long name or address may break after these. */
const JOINT = /(?<=[/._,:=?@)\]-](?![/._,:=?@)\]-]))/
/** Between the words of a camel-case name; the letters of hashes do not match. */
const CAMEL_JOINT = /(?<=[a-z]{2})(?=[A-Z][a-z]{2})/

/** An HTML entity in a word counts as one letter. */
const ENTITY = /&(?:#\w+|\w+);/g

/**
 * Put `<wbr>` into words that are too long for a narrow column: at their joints, or every few
 * letters in words without joints, such as hashes.
 *
 *     shop.orders.v1.Query/TotalPaid
 *     shop.<wbr>orders.<wbr>v1.<wbr>Query/<wbr>TotalPaid
 */
export function breakLongWords(html: string): string {
  return partsOf(html)
    .map(({ text, tag }) => text.replace(/[^\s<]+/g, (word) => piecesOf(word).join('<wbr>')) + tag)
    .join('')
}

/** Pieces of text, each with the tag that follows it; an unclosed `<` counts as text. */
function partsOf(html: string): { readonly text: string; readonly tag: string }[] {
  const parts: { text: string; tag: string }[] = []
  let from = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', from)) {
    const end = html.indexOf('>', at) + 1
    if (end === 0) break
    parts.push({ text: html.slice(from, at), tag: html.slice(at, end) })
    from = end
  }
  return [...parts, { text: html.slice(from), tag: '' }]
}

/** Shorter code stays on one line. */
export const LONGEST_CODE = 20

/**
 * Code that may wrap contains `<wbr>`, which the style sheet checks for: the words of a short
 * command stay together.
 */
export function breakLongCode(html: string): string {
  const parts = partsOf(html)
  if (lettersIn(parts.map(({ text }) => text).join('')) <= LONGEST_CODE) return html
  const broken = breakLongWords(html)
  return broken.includes('<wbr')
    ? broken
    : parts.map(({ text, tag }) => text.replaceAll(' ', ' <wbr>') + tag).join('')
}

/** The pieces between which a word of HTML may break. */
export function piecesOf(word: string): readonly string[] {
  if (lettersIn(word) <= LONGEST_PIECE) return [word]
  return joined(word.split(JOINT).flatMap(camelPieces).flatMap(chunks))
}

/** The number of letters that a word of HTML shows. */
export function lettersIn(word: string): number {
  return word.replace(ENTITY, 'x').length
}

function camelPieces(piece: string): readonly string[] {
  return lettersIn(piece) <= LONGEST_PIECE ? [piece] : piece.split(CAMEL_JOINT)
}

/** Pieces of eight letters; an entity stays in one piece. */
function chunks(piece: string): readonly string[] {
  if (lettersIn(piece) <= LONGEST_PIECE) return [piece]
  return piece.match(/(?:&(?:#\w+|\w+);|[\s\S]){1,8}/g) ?? [piece]
}

/** Joins short neighbours, so that no line contains a single letter of a long word. */
function joined(pieces: readonly string[]): readonly string[] {
  const result: string[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    const isShort = last !== undefined && lettersIn(last + piece) <= LONGEST_PIECE / 2
    if (isShort || (last !== undefined && lettersIn(piece) < 3))
      result[result.length - 1] = last + piece
    else result.push(piece)
  }
  return result
}
