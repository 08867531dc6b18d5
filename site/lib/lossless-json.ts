/**
 * Marks a number that is stored as a string; a private-use character that answers do not contain.
 */
const MARK = '\uE000'

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Parse JSON without losing digits: `JSON.parse` rounds large numbers such as 9007199254740993.
 * Numbers become marked strings, which `writeJson` writes as the original numbers.
 * @throws SyntaxError when the text is not JSON.
 */
export function readJson(text: string): unknown {
  JSON.parse(text)
  return JSON.parse(
    text.replace(STRING_OR_NUMBER, (token) =>
      token.startsWith('"') ? token : `"${MARK}${token}"`,
    ),
  )
}

/** The JSON of a value from `readJson`, on several lines. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(MARKED_NUMBER, '$1')
}

const MARKED_NUMBER = new RegExp(`"${MARK}(-?\\d[\\d.eE+-]*)"`, 'g')
