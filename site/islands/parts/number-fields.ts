import { NUMBER_RULE, numberText, readNumber } from '../../lib/numbers.ts'

/** One number of an estimate: its name, the text beside the field, and its initial value. */
export interface NumberField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly start: string
  /** Smallest and greatest valid value. */
  readonly min: number
  readonly max: number
}

/** More coins than will ever exist; keeps results readable. */
export const MAX_AMOUNT = 1e12

export interface NumbersRead<Name extends string> {
  readonly numbers: Readonly<Record<Name, number>>
  /** Empty if every text is a number in its range. */
  readonly error: string
  /** The field with the error. */
  readonly wrong: Name | undefined
}

/** The numbers in the fields, or a sentence about the invalid one. */
export function readNumbers<Name extends string>(
  fields: readonly NumberField<Name>[],
  texts: Readonly<Record<Name, string>>,
): NumbersRead<Name> {
  const entries = fields.map(({ name }) => [name, numberOf(texts[name])] as const)
  const wrong = fields.find(({ min, max }, index) => {
    const value = entries[index]?.[1] ?? Number.NaN
    return !(value >= min && value <= max)
  })
  return {
    numbers: Object.fromEntries(entries) as Record<Name, number>,
    error:
      wrong === undefined
        ? ''
        : `${wrong.label} must be a number ${rangeText(wrong)}. ${NUMBER_RULE}`,
    wrong: wrong?.name,
  }
}

function numberOf(text: string): number {
  const number = readNumber(text)
  return number.ok ? Number(number.digits) : Number.NaN
}

function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  const most = numberText(max)
  return min > 0 && min < 1 ? `above 0, at most ${most}` : `from ${numberText(min)} to ${most}`
}

/** The initial texts of the fields. */
export function startTexts<Name extends string>(
  fields: readonly NumberField<Name>[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(fields.map(({ name, start }) => [name, start])) as Record<Name, string>
}
