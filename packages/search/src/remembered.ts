/** The value for a key; computed on first use and then stored. */
export function remembered<Key, Value>(
  known: Pick<Map<Key, Value>, 'get' | 'has'> & { set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as Value
}
