/** A table of other names: `{ tip: 'check hint' }` becomes `{ check: 'tip', hint: 'tip' }`. */
export function namesFor(
  others: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(others).flatMap(([name, words]) =>
      words.split(' ').map((other) => [other, name]),
    ),
  )
}
