/** What a table itself has under a name that an author wrote; `constructor`, which every object inherits, is none. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
