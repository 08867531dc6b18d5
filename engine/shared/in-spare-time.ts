/** Where idle callbacks are missing, the time that lets a paint happen first. */
const NO_IDLE_DELAY_MS = 100
/** Nothing waits longer for a browser that is never idle. */
const IDLE_TIMEOUT_MS = 1000

const waiting: (() => void)[] = []

/** Run a task after the next paint, when the browser has nothing better to do; tasks keep their order. */
export function inSpareTime(task: () => void): void {
  waiting.push(task)
  if (waiting.length === 1) request()
}

function request(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, NO_IDLE_DELAY_MS)
}

function work(deadline?: IdleDeadline): void {
  do waiting.shift()?.()
  while (waiting.length > 0 && (deadline?.timeRemaining() ?? 0) > 1)
  if (waiting.length > 0) request()
}
