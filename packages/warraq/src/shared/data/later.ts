/** A value that another part of the program sets. */
export function later<Value>(): {
  readonly value: Promise<Value>
  readonly set: (value: Value) => void
} {
  let set: (value: Value) => void = () => {}
  const value = new Promise<Value>((resolve) => {
    set = resolve
  })
  return { value, set: (given) => set(given) }
}
