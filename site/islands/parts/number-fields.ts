import { NUMBER_RULE, numberText, readNumber } from '../../lib/numbers.ts'

/** One number of an estimate: its name, what it says beside the field, and where it starts. */
export interface NumberField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly start: string
  /** Smallest and greatest value that makes sense. */
  readonly min: number
  readonly max: number
}

/** More coins than there will ever be; results stay readable. */
export const MAX_AMOUNT = 1e12

export interface NumbersRead<Name extends string> {
  readonly numbers: Readonly<Record<Name, number>>
  /** Empty when every text is a number in its range. */
  readonly error: string
  /** The field that the error is about. */
  readonly wrong: Name | undefined
}

/** What the texts of the fields stand for, or the sentence that says which is no such number. */
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

/** The texts the fields start with. */
export function startTexts<Name extends string>(
  fields: readonly NumberField<Name>[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(fields.map(({ name, start }) => [name, start])) as Record<Name, string>
}
