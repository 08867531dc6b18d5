/** Delay if the browser has no idle callbacks; it lets a paint happen first. */
const NO_IDLE_DELAY_MS = 100
/** Minimum work per callback if the browser is never idle. */
const LEAST_WORK_MS = 5
/** Maximum wait for an idle browser. */
const IDLE_TIMEOUT_MS = 1000

const waiting: (() => void)[] = []
let isAsked = false

/** Run a task after the next paint when the browser is idle; tasks run in order. */
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
    // A task that throws does not stop the others.
    request()
  }
}

/** Run a task when the document and its resources have loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}

/** Run a task when the page has loaded and the browser is idle; tasks run in order. */
export function whenIdle(task: () => void): void {
  whenLoaded(() => inSpareTime(task))
}
