import { copyOf } from '../Templates/copy-of.ts'
import type { ProgressView } from './progress.ts'

/** Duration of the CSS transition. */
const SPEED_MS = 200

/** What is shown in place of the page. */
interface WaitingScreen {
  /** Called when the bar appears. */
  readonly startWaiting: () => void
  /** Called when loading has ended. */
  readonly endWaiting: () => void
}

/** A thin bar at the top of the window, which is in the document only while a page is loading. */
export function createProgressBar(screen: WaitingScreen): ProgressView {
  let bar: HTMLElement | undefined
  const show = (fraction: number): void => {
    if (bar === undefined) {
      screen.startWaiting()
      bar = copyOf('progress-bar')
      document.body.append(bar)
    }
    bar.ariaValueNow = String(Math.round(fraction * 100))
    bar.style.translate = `${(fraction - 1) * 100}%`
  }
  return {
    show,
    remove: () => {
      screen.endWaiting()
      bar?.remove()
      bar = undefined
    },
    complete: () => {
      const leaving = bar
      if (leaving === undefined) return
      show(1)
      screen.endWaiting()
      bar = undefined
      setTimeout(() => {
        leaving.style.opacity = '0'
        setTimeout(() => leaving.remove(), SPEED_MS)
      }, SPEED_MS)
    },
  }
}
