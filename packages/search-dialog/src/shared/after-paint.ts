/** Longest wait for a frame, because a hidden window is never painted. */
const LONGEST_WAIT_MS = 200

/** Resolves when the next frame has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
