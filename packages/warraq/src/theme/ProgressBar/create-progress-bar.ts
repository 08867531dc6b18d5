import { copyOf } from '../Templates/copy-of.ts'
import type { ProgressView } from './progress.ts'

/** Duration of the CSS transition. */
const SPEED_MS = 200

interface ProgressListeners {
  /** Called when the bar appears. */
  readonly onStart: () => void
  /** Called when loading has ended. */
  readonly onEnd: () => void
}

/** A thin bar at the top of the window, which is in the document only while a page is loading. */
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
