/** The value known by a key; made, and from then on known, when it is asked for the first time. */
export function remembered<Key, Value>(
  known: Pick<Map<Key, Value>, 'get' | 'has' | 'set'>,
  key: Key,
  make: () => Value,
): Value {
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as Value
}
