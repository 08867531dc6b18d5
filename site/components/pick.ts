import { ownValue } from '../lib/own-value.ts'
/**
 * The entry with that name.
 * @throws Error that lists the existing names, so that the author sees them in the build.
 */
export function pick<Value>(
  table: Readonly<Record<string, Value>>,
  name: string | undefined,
  attribute: string,
): Value {
  const value = ownValue(table, name)
  if (value !== undefined) return value
  const fault =
    name === undefined ? `${attribute}="…" is missing` : `${attribute}="${name}" is unknown`
  throw new Error(`${fault}; use one of: ${Object.keys(table).join(', ')}`)
}
