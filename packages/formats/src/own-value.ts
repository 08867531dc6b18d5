/**
 * The value under a name that an author wrote; `constructor` and the like do not count. A lint rule
 * wants it wherever a name that the types do not list is looked up. It is a copy of the engine's, because
 * it also runs in browsers and in the process of a project, which have no engine.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  name: string | undefined,
): Value | undefined {
  if (table === undefined || name === undefined || !Object.hasOwn(table, name)) return undefined
  return table[name]
}
