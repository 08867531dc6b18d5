/**
 * The value under a name that an author wrote; `constructor` and the like do not count. A lint rule
 * wants it wherever a name that the types do not list is looked up.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  name: string | undefined,
): Value | undefined {
  if (table === undefined || name === undefined || !Object.hasOwn(table, name)) return undefined
  return table[name]
}
