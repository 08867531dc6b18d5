/**
 * Encodes numbers as printable ASCII that JSON need not escape and that no list uses as separator.
 * Small numbers are one character, and equal runs of numbers are equal runs of characters for gzip.
 */
const FIRST = 0x23
const BACKSLASH = 0x5c
/** Digits: `#` to `~` without the backslash. */
const CHARACTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(FIRST + at)).filter(
  (character) => character !== '\\',
)
const DIGITS = CHARACTERS.length
/** Digits below this end a number, others continue it. */
const ENDS = 61
const CARRIES = DIGITS - ENDS

/**
 * Scores are one digit on a logarithmic scale: the order of results depends on ratios, and
 * neighbours on the scale differ by 7.5 %.
 */
const LOWEST = 0.2
const STEP = 1.075
const SCORES = CHARACTERS.map((_, digit) => LOWEST * STEP ** digit)

/** Packs a whole number that is not negative. */
export function packNumber(value: number): string {
  let text = ''
  let rest = value
  while (rest >= ENDS) {
    text += CHARACTERS[ENDS + ((rest - ENDS) % CARRIES)]
    rest = Math.floor((rest - ENDS) / CARRIES)
  }
  return `${text}${CHARACTERS[rest]}`
}

/** Packs a score as the nearest one of the scale. */
export function packScore(score: number): string {
  const digit = Math.round(Math.log(score / LOWEST) / Math.log(STEP))
  return CHARACTERS[Math.max(0, Math.min(DIGITS - 1, digit))] ?? ''
}

/** Reads packed numbers and scores one after the other. */
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
      const digit = this.#digit()
      value += factor * digit
      if (digit < ENDS) return value
      factor *= CARRIES
    }
  }

  /** @throws RangeError when there is no score at this position. */
  score(): number {
    return SCORES[this.#digit()] ?? 0
  }

  #digit(): number {
    const code = this.#text.charCodeAt(this.#at++)
    const digit = code < BACKSLASH ? code - FIRST : code - FIRST - 1
    if (!(digit >= 0 && digit < DIGITS)) throw new RangeError('Not a packed number.')
    return digit
  }
}
