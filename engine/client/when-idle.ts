/** Nothing must wait longer for a browser that is never idle. */
const IDLE_TIMEOUT_MS = 2000
/** Where idle callbacks are missing, the time that lets the first paint happen. */
const NO_IDLE_DELAY_MS = 200

/** Resolves when the browser has nothing better to do. */
export function whenIdle(timeoutMs = IDLE_TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: timeoutMs })
    else setTimeout(resolve, NO_IDLE_DELAY_MS)
  })
}
