/**
 * Value of an own property, under a name that an author wrote; inherited properties such as
 * `constructor` do not count.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
