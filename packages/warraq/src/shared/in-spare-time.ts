/** Where idle callbacks are missing, the time that lets a paint happen first. */
const NO_IDLE_DELAY_MS = 100
/** A browser that is never idle is asked for this much at a time. */
const LEAST_WORK_MS = 5
/** Nothing waits longer for it. */
const IDLE_TIMEOUT_MS = 1000

const waiting: (() => void)[] = []
let isAsked = false

/** Run a task after the next paint, when the browser has nothing better to do; tasks keep their order. */
export function inSpareTime(task: () => void): void {
  waiting.push(task)
  request()
}

function request(): void {
  if (isAsked || waiting.length === 0) return
  isAsked = true
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, NO_IDLE_DELAY_MS)
}

function work(deadline?: IdleDeadline): void {
  const until = performance.now() + Math.max(deadline?.timeRemaining() ?? 0, LEAST_WORK_MS)
  isAsked = false
  try {
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < until)
  } finally {
    // A task that fails does not hold up the others.
    request()
  }
}
