/** The value under a name that a writer chose; `constructor` and the like do not count. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  name: string | undefined,
): Value | undefined {
  if (table === undefined || name === undefined || !Object.hasOwn(table, name)) return undefined
  return table[name]
}
