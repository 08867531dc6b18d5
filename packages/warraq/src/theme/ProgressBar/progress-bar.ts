import type { ProgressView } from './progress.ts'

const SPEED_MS = 200

/**
 * A thin bar at the top of the window, in the document only while something is under way;
 * `onStart` hears when it comes.
 */
export function createProgressBar(label: string, onStart: () => void): ProgressView {
  let bar: HTMLElement | undefined
  const show = (fraction: number): void => {
    if (bar === undefined) onStart()
    bar ??= appendBar(label)
    bar.ariaValueNow = String(Math.round(fraction * 100))
    bar.style.translate = `${(fraction - 1) * 100}%`
  }
  return {
    show,
    remove: () => {
      bar?.remove()
      bar = undefined
    },
    complete: () => {
      const leaving = bar
      if (leaving === undefined) return
      show(1)
      bar = undefined
      setTimeout(() => {
        leaving.style.opacity = '0'
        setTimeout(() => leaving.remove(), SPEED_MS)
      }, SPEED_MS)
    },
  }
}

/** Styles go through the CSSOM, which a policy without inline styles allows. */
function appendBar(label: string): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'progress-bar'
  bar.role = 'progressbar'
  bar.ariaLabel = label
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  bar.style.cssText =
    'position:fixed;inset:0 0 auto;height:2px;z-index:1031;pointer-events:none;translate:-100%;' +
    'background:var(--color-accent,Highlight);box-shadow:0 0 10px var(--color-accent,Highlight);' +
    `transition:${isStill ? 'none' : `translate ${SPEED_MS}ms ease,opacity ${SPEED_MS}ms ease`}`
  document.body.append(bar)
  return bar
}
