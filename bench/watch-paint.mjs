// Detects when a page first shows a text, even if a new document shows it.

const LIMIT_MS = 120_000

/**
 * What to wait for: the text of the first element of `selector` is not empty, differs from `former`
 * and contains `text`.
 * @typedef {{ selector: string, former?: string, text?: string }} Wanted
 */

/** Prepare a page before it is opened; waits for `first` from its first document on. */
export function preparePaintWatch(page, first) {
  return page.addInitScript(watch, first)
}

/** Wait until the text has been painted; returns the time in milliseconds since 1970. */
export async function paintedAt(page) {
  const painted = await page.waitForFunction(
    () => sessionStorage.getItem('bench-painted'),
    undefined,
    { timeout: LIMIT_MS },
  )
  return Number(await painted.jsonValue())
}

/** Runs in every document: `benchWatch(wanted)` starts waiting, and a new document continues. */
function watch(first) {
  if (window !== top) return
  // Create the channel now, because that takes a millisecond, which should not count.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () =>
    sessionStorage.setItem('bench-painted', performance.timeOrigin + performance.now())
  const look = () => {
    const wanted = JSON.parse(sessionStorage.getItem('bench-wanted'))
    const found = document.querySelector(wanted.selector)?.textContent ?? ''
    if (found === '' || found === wanted.former || !found.includes(wanted.text ?? '')) {
      requestAnimationFrame(look)
      return
    }
    sessionStorage.removeItem('bench-wanted')
    // A message posted during a frame callback arrives after that frame's paint.
    port2.postMessage(undefined)
  }
  window.benchWatch = (wanted) => {
    sessionStorage.removeItem('bench-painted')
    sessionStorage.setItem('bench-wanted', JSON.stringify(wanted))
    requestAnimationFrame(look)
  }
  if (location.origin === 'null') return
  if (sessionStorage.getItem('bench-wanted') !== null) requestAnimationFrame(look)
  else if (first !== undefined && sessionStorage.getItem('bench-painted') === null)
    window.benchWatch(first)
}
