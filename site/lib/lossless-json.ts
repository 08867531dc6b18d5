/** Stands before the digits of a number inside a text; no text of an answer begins with it by chance. */
const MARK = '\uE000'

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Read JSON without losing digits: `JSON.parse` makes 9007199254740993 of a number that ends in 2.
 * Numbers become marked texts, which `writeJson` writes as the numbers they were.
 * @throws SyntaxError when the text is no JSON.
 */
export function readJson(text: string): unknown {
  JSON.parse(text)
  return JSON.parse(
    text.replace(STRING_OR_NUMBER, (token) =>
      token.startsWith('"') ? token : `"${MARK}${token}"`,
    ),
  )
}

/** The JSON of what `readJson` read, on several lines. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(MARKED_NUMBER, '$1')
}

const MARKED_NUMBER = new RegExp(`"${MARK}(-?\\d[\\d.eE+-]*)"`, 'g')
