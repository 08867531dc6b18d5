/** Milliseconds after which a page that paints nothing, such as one in the background, starts, too. */
const LATEST = 2000

/**
 * Load the browser runtime once content has been painted, so that its files don't take bandwidth and
 * time from that paint. A browser loads a module once, however often it is asked for.
 * `scripts/write-inline-scripts.mjs` makes the text of an inline script of this.
 * @param hrefs the entry and the modules that it imports
 */
export function startClient(hrefs: readonly string[]): void {
  const load = () => {
    for (const href of hrefs)
      import(href).catch((cause: unknown) => {
        dispatchEvent(new Event('docs-not-loaded'))
        throw cause
      })
  }
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  setTimeout(load, LATEST)
}
