// Tells when a page first shows something, also when a new document shows it.

const LIMIT_MS = 120_000

/**
 * What is waited for: the text of the first element of `selector`, not empty, not `former` and holding `text`.
 * @typedef {{ selector: string, former?: string, text?: string }} Wanted
 */

/** Prepare a page, before it is opened; `first` is waited for from its first document on. */
export function preparePaintWatch(page, first) {
  return page.addInitScript(watch, first)
}

/** Wait until what is waited for has been painted; returns the time in milliseconds since 1970. */
export async function paintedAt(page) {
  const painted = await page.waitForFunction(
    () => sessionStorage.getItem('bench-painted'),
    undefined,
    { timeout: LIMIT_MS },
  )
  return Number(await painted.jsonValue())
}

/** In every document: `benchWatch(wanted)` begins to wait, and a document that follows goes on. */
function watch(first) {
  if (window !== top) return
  // Made now: making it takes a millisecond, which is not the page's.
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
    // A message posted while a frame is made arrives after that frame's paint.
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
