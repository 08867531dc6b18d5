/** One number of an estimate: its name, what it says beside the field, and where it starts. */
export interface NumberField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly start: string
  /** Smallest and greatest value that makes sense. */
  readonly min: number
  readonly max: number
}

/** What the texts of the fields stand for, or the sentence that says which is no such number. */
export function readNumbers<Name extends string>(
  fields: readonly NumberField<Name>[],
  texts: Readonly<Record<Name, string>>,
): { readonly numbers: Readonly<Record<Name, number>>; readonly error: string } {
  const entries = fields.map(({ name }) => [name, Number(texts[name])] as const)
  const wrong = fields.find(({ name, min, max }, index) => {
    const value = entries[index]?.[1] ?? Number.NaN
    return texts[name].trim() === '' || !(value >= min && value <= max)
  })
  return {
    numbers: Object.fromEntries(entries) as Record<Name, number>,
    error: wrong === undefined ? '' : `${wrong.label} must be a number${rangeText(wrong)}.`,
  }
}

function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  if (Number.isFinite(max) && max <= 100) return ` from ${min} to ${max}`
  return min > 0 ? ' above 0' : ', 0 or more'
}

/** The texts the fields start with. */
export function startTexts<Name extends string>(
  fields: readonly NumberField<Name>[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(fields.map(({ name, start }) => [name, start])) as Record<Name, string>
}
