/** A window that is not painted holds nothing up for longer. */
const LONGEST_WAIT_MS = 200

/** Resolves when the next frame has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
