/**
 * Index in a list of `length` that a key moves to, wrapping around; `at` is -1 before the list.
 * `undefined` for other keys.
 */
export function nextPlace(key: string, at: number, length: number): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return length - 1
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowUp':
      return at < 1 ? length - 1 : at - 1
    default:
      return undefined
  }
}
