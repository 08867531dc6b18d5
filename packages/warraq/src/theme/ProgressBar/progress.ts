import { copyOf } from '../Templates/copy-of.ts'

/** Delay before anything is shown, because most pages load faster. */
const PROGRESS_DELAY_MS = 200
const MINIMUM = 0.08
const MAXIMUM = 0.994
const TRICKLE = 0.02
const TRICKLE_EVERY_MS = 800
/** Duration of the CSS transition. */
const SPEED_MS = 200

interface ProgressView {
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
export function createProgress(
  view: ProgressView = createProgressBar(),
  random: () => number = Math.random,
): Progress {
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

/**
 * A thin bar at the top of the window, and a ring in the place of the page; they are in the
 * document only while a page is loading.
 */
function createProgressBar(): ProgressView {
  let bar: HTMLElement | undefined
  let ring: HTMLElement | undefined
  const show = (fraction: number): void => {
    if (bar === undefined) {
      bar = copyOf('progress-bar')
      ring = copyOf('page-loading')
      document.body.append(bar)
      document.querySelector('.page-body')?.append(ring)
    }
    bar.ariaValueNow = String(Math.round(fraction * 100))
    bar.style.translate = `${(fraction - 1) * 100}%`
  }
  const take = (): HTMLElement | undefined => {
    const leaving = bar
    ring?.remove()
    bar = undefined
    return leaving
  }
  return {
    show,
    remove: () => take()?.remove(),
    complete: () => {
      show(1)
      const leaving = take()
      setTimeout(() => {
        leaving?.style.setProperty('opacity', '0')
        setTimeout(() => leaving?.remove(), SPEED_MS)
      }, SPEED_MS)
    },
  }
}
