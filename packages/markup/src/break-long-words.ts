/** Longer runs of letters may break. */
const LONGEST_PIECE = 16
/** The same in a title: beside the button, a phone has room for this many large letters. */
const LONGEST_IN_TITLE = 13
const LONG_WORD = new RegExp(`[^\\s<]{${LONGEST_PIECE + 1},}`, 'g')

/** A long name or address may break after these. */
const JOINT = /(?<=[/._,:=?@)\]-](?![/._,:=?@)\]-]))/
/** Between the words of a camel-case name; the letters of hashes do not match. */
const CAMEL_JOINT = /(?<=[a-z]{2})(?=[A-Z][a-z]{2})/

/** An HTML entity in a word counts as one letter. */
const ENTITY = /&(?:#\w+|\w+);/g

/**
 * Put `<wbr>` into words of a text that are too long for a narrow column: at their joints, or every
 * few letters in words without joints, such as hashes.
 *
 *     shop.orders.v1.Query/TotalPaid
 *     shop.<wbr>orders.<wbr>v1.<wbr>Query/<wbr>TotalPaid
 *
 * @param text text of HTML, without tags
 */
export function breakLongWords(text: string): string {
  return text.replace(LONG_WORD, (word) => piecesOf(word).join('<wbr>'))
}

/**
 * The same at joints only, for titles: a name in code breaks between its words, and a long word of a
 * language stays whole.
 *
 *     eth_get<wbr>Transaction<wbr>Receipt
 */
export function breakLongNames(text: string): string {
  return text.replace(/[^\s<]+/g, (word) => joined(jointsOf(word, LONGEST_IN_TITLE)).join('<wbr>'))
}

/** Shorter code stays on one line. */
export const LONGEST_CODE = 20

/**
 * Code that may wrap contains `<wbr>`, which the style sheet checks for: the words of a short
 * command stay together.
 * @param texts the texts of a code element, without tags
 * @param hasBreaks whether the element already contains `<wbr>`
 */
export function breakLongCode(texts: readonly string[], hasBreaks: boolean): readonly string[] {
  if (lettersIn(texts.join('')) <= LONGEST_CODE) return texts
  const broken = texts.map(breakLongWords)
  return hasBreaks || broken.some((text) => text.includes('<wbr>'))
    ? broken
    : texts.map((text) => text.replaceAll(' ', ' <wbr>'))
}

/** The pieces between which a word of HTML may break. */
export function piecesOf(word: string): readonly string[] {
  return word.length <= LONGEST_PIECE ? [word] : joined(jointsOf(word).flatMap(chunks))
}

/** The pieces of a long word between its joints. */
function jointsOf(word: string, longest = LONGEST_PIECE): readonly string[] {
  const camelPieces = (piece: string) =>
    lettersIn(piece) <= longest ? [piece] : piece.split(CAMEL_JOINT)
  return lettersIn(word) <= longest ? [word] : word.split(JOINT).flatMap(camelPieces)
}

/** The number of letters that a word of HTML shows. */
export function lettersIn(word: string): number {
  return word.replace(ENTITY, 'x').length
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
