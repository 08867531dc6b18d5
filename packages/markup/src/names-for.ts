/** A table of other names: `{ tip: 'check hint' }` has `tip` under `check` and `hint`. */
export function namesFor(others: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(others).flatMap(([name, words]) =>
      words.split(' ').map((other) => [other, name] as const),
    ),
  )
}
