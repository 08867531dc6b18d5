/**
 * Encodes numbers as printable ASCII that JSON need not escape and that no list uses as separator.
 * Small numbers are one character, and equal runs of numbers are equal runs of characters for gzip.
 */
const FIRST = 0x23
const BACKSLASH = 0x5c
/** Digits: `#` to `~` without the backslash. */
export const DIGITS = 91
/** Digits below this end a number, others continue it. */
const ENDS = 61
const CARRIES = DIGITS - ENDS

const CHARACTERS = Array.from({ length: DIGITS }, (_, digit) =>
  String.fromCharCode(FIRST + digit < BACKSLASH ? FIRST + digit : FIRST + digit + 1),
)

/** One digit as a character. */
export function packDigit(digit: number): string {
  return CHARACTERS[digit] ?? ''
}

/** The digit of a character; outside 0 to 90 if it is not a digit. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < BACKSLASH ? code - FIRST : code - FIRST - 1
}

/** Packs a whole number that is not negative. */
export function packNumber(value: number): string {
  let text = ''
  let rest = value
  while (rest >= ENDS) {
    text += packDigit(ENDS + ((rest - ENDS) % CARRIES))
    rest = Math.floor((rest - ENDS) / CARRIES)
  }
  return text + packDigit(rest)
}

/** Reads packed numbers and digits one after the other. */
export class PackedReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  /** @throws RangeError when there is no number at this position. */
  number(): number {
    let value = 0
    let factor = 1
    for (;;) {
      const digit = this.digit()
      if (digit < ENDS) return value + factor * digit
      value += factor * digit
      factor *= CARRIES
    }
  }

  /** @throws RangeError when there is no digit at this position. */
  digit(): number {
    const digit = digitAt(this.#text, this.#at++)
    if (!(digit >= 0 && digit < DIGITS)) throw new RangeError('Not a packed number.')
    return digit
  }
}
