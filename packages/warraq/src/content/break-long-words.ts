/** Longer runs of letters may go on in the next line. */
const LONGEST_PIECE = 16

/** A long name or address may break after these. */
const JOINT = /(?<=[/._,:=?@)\]-](?![/._,:=?@)\]-]))/
/** Between the words of a name; letters of hashes are no words. */
const CAMEL_JOINT = /(?<=[a-z]{2})(?=[A-Z][a-z]{2})/

/** An HTML entity in a word counts as one letter. */
const ENTITY = /&(?:#\w+|\w+);/g

/**
 * Put `<wbr>` into words too long for a narrow column: at their joints, and every few letters where
 * they have none, as hashes do.
 *
 *     shop.orders.v1.Query/TotalPaid
 *     shop.<wbr>orders.<wbr>v1.<wbr>Query/<wbr>TotalPaid
 */
export function breakLongWords(html: string): string {
  return partsOf(html)
    .map(({ text, tag }) => text.replace(/[^\s<]+/g, (word) => piecesOf(word).join('<wbr>')) + tag)
    .join('')
}

/** Pieces of text, each with the tag that follows it; an unclosed `<` is text. */
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
 * Code that may wrap holds `<wbr>`, which the style sheet asks for: the words of a short command stay
 * together.
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

/** How many letters a word of HTML shows. */
export function lettersIn(word: string): number {
  return word.replace(ENTITY, 'x').length
}

function camelPieces(piece: string): readonly string[] {
  return lettersIn(piece) <= LONGEST_PIECE ? [piece] : piece.split(CAMEL_JOINT)
}

/** Pieces of eight letters; an entity stays whole. */
function chunks(piece: string): readonly string[] {
  if (lettersIn(piece) <= LONGEST_PIECE) return [piece]
  return piece.match(/(?:&(?:#\w+|\w+);|[\s\S]){1,8}/g) ?? [piece]
}

/** Short neighbours stay together, so that no line holds a lone letter of a long word. */
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
