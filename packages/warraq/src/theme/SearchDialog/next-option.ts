/**
 * The option after `current` in a direction, wrapping around; without a current option, the nearest
 * end.
 */
export function nextOption(current: number | null, step: 1 | -1, count: number): number {
  if (current === null) return step > 0 ? 0 : count - 1
  return (current + step + count) % count
}
