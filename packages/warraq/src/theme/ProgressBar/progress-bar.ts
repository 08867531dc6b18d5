import { copyOf } from '../Templates/copy-of.ts'
import type { ProgressView } from './progress.ts'

/** As long as the styles take. */
const SPEED_MS = 200

interface ProgressListeners {
  /** The bar comes. */
  readonly onStart: () => void
  /** What was under way is over. */
  readonly onEnd: () => void
}

/** A thin bar at the top of the window, in the document only while something is under way. */
export function createProgressBar({ onStart, onEnd }: ProgressListeners): ProgressView {
  let bar: HTMLElement | undefined
  const show = (fraction: number): void => {
    if (bar === undefined) {
      onStart()
      bar = copyOf('progress-bar')
      document.body.append(bar)
    }
    bar.ariaValueNow = String(Math.round(fraction * 100))
    bar.style.translate = `${(fraction - 1) * 100}%`
  }
  return {
    show,
    remove: () => {
      onEnd()
      bar?.remove()
      bar = undefined
    },
    complete: () => {
      const leaving = bar
      if (leaving === undefined) return
      show(1)
      onEnd()
      bar = undefined
      setTimeout(() => {
        leaving.style.opacity = '0'
        setTimeout(() => leaving.remove(), SPEED_MS)
      }, SPEED_MS)
    },
  }
}
