/** Own property under a name that an author wrote; `constructor` and the like do not count. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
