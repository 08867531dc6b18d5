/** A function that remembers each result for as long as its argument exists. */
export function once<Key extends object, Result>(make: (key: Key) => Result) {
  const made = new WeakMap<Key, Result>()
  return (key: Key): Result => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Result
  }
}
