/**
 * Number format that all tools of the site read and write. A comma separates thousands for some
 * readers and decimals for others, so it is refused; spaces and underscores between groups of three
 * are unambiguous.
 */
export const NUMBER_RULE =
  'Write digits with a point before the decimals and no commas; blanks may part groups of three, as in 1 000 000.5.'

export type NumberRead =
  | {
      readonly ok: true
      /** Digits with at most one decimal point: `1000000.5`. */
      readonly digits: string
    }
  | { readonly ok: false }

/** Groups of three digits with one kind of separator or none. */
const NUMBER = /^(?:(\d+)|(\d{1,3}(?:\s\d{3})+)|(\d{1,3}(?:_\d{3})+))?(?:\.(\d*))?$/

/** Parses a number from a reader: no exponent, no hex number, no sign, nothing ambiguous. */
export function readNumber(text: string): NumberRead {
  const input = text.trim()
  const match = NUMBER.exec(input)
  if (match === null || !/\d/.test(input)) return { ok: false }
  return { ok: true, digits: input.replace(/[\s_]/g, '') }
}

const NO_BREAK_SPACE = '\u00A0'

/** A number in the format that `readNumber` accepts, on one line: `66 690.25`. */
export function numberText(value: number, maximumFractionDigits = 0): string {
  return value.toLocaleString('en', { maximumFractionDigits }).replaceAll(',', NO_BREAK_SPACE)
}
