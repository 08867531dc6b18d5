/** Delay before anything is shown, because most pages load faster. */
const PROGRESS_DELAY_MS = 200
const MINIMUM = 0.08
const MAXIMUM = 0.994
const TRICKLE = 0.02
const TRICKLE_EVERY_MS = 800

/** Shows the progress: see `create-progress-bar.ts`. */
export interface ProgressView {
  readonly show: (fraction: number) => void
  /** Run to the end, then disappear. */
  readonly complete: () => void
  /** Disappear at once. */
  readonly remove: () => void
}

export interface Progress {
  readonly start: () => void
  readonly finish: () => void
  readonly cancel: () => void
}

/** Progress of one navigation at a time; `random` returns 0 to 1. */
export function createProgress(view: ProgressView, random: () => number = Math.random): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isShown = false

  const showAndTrickle = (fraction: number): void => {
    isShown = true
    view.show(fraction)
    const next = Math.min(fraction + random() * TRICKLE, MAXIMUM)
    timer = setTimeout(() => showAndTrickle(next), TRICKLE_EVERY_MS)
  }
  const end = (leave: () => void) => (): void => {
    clearTimeout(timer)
    if (isShown) leave()
    isShown = false
  }
  const cancel = end(view.remove)

  return {
    start: () => {
      cancel()
      timer = setTimeout(() => showAndTrickle(MINIMUM), PROGRESS_DELAY_MS)
    },
    finish: end(view.complete),
    cancel,
  }
}
