/**
 * Numbers as every tool of the site reads and writes them. A comma parts thousands for some readers and
 * decimals for others, so it is refused; blanks and underscores between groups of three mean the same to
 * everybody.
 */
export const NUMBER_RULE =
  'Write digits with a point before the decimals and no commas; blanks may part groups of three, as in 1 000 000.5.'

export type NumberRead =
  | {
      readonly ok: true
      /** Digits alone, with a point at most: `1000000.5`. */
      readonly digits: string
    }
  | { readonly ok: false }

/** Groups of three, parted by one kind of separator or none. */
const NUMBER = /^(?:(\d+)|(\d{1,3}(?:\s\d{3})+)|(\d{1,3}(?:_\d{3})+))?(?:\.(\d*))?$/

/** The number a reader wrote: no exponent, no hex number, no sign, nothing that can be read in two ways. */
export function readNumber(text: string): NumberRead {
  const input = text.trim()
  const match = NUMBER.exec(input)
  if (match === null || !/\d/.test(input)) return { ok: false }
  return { ok: true, digits: input.replace(/[\s_]/g, '') }
}

const NO_BREAK_SPACE = '\u00A0'

/** A number in the form that `readNumber` takes, on one line: `66 690.25`. */
export function numberText(value: number, maximumFractionDigits = 0): string {
  return value.toLocaleString('en', { maximumFractionDigits }).replaceAll(',', NO_BREAK_SPACE)
}
