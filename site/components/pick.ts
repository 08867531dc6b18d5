/**
 * The entry of that name.
 * @throws Error naming what exists, so that the page's author sees it in the build.
 */
export function pick<Value>(
  table: Readonly<Record<string, Value>>,
  name: string | undefined,
  attribute: string,
): Value {
  const value = name === undefined ? undefined : table[name]
  if (value !== undefined) return value
  throw new Error(
    `${attribute}="${name ?? ''}" is unknown; use one of: ${Object.keys(table).join(', ')}`,
  )
}
