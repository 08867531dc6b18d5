/** A place in a list of `length`; `at` is -1 before the list. */
interface ListPlace {
  readonly at: number
  readonly length: number
  /** The keys that move one place back and forward. */
  readonly keys: readonly [back: string, forward: string]
}

/** Index in the list that a key moves to, wrapping around; also for Home and End. */
export function nextPlace(key: string, { at, length, keys }: ListPlace): number | undefined {
  const [back, forward] = keys
  const places = { Home: 0, End: length - 1, [forward]: (at + 1) % length }
  return { ...places, [back]: at < 1 ? length - 1 : at - 1 }[key]
}
