/** Where the reader is on the page and was a frame before, in pixels. */
export interface ScrollPlace {
  readonly y: number
  readonly previousY: number
  readonly windowHeight: number
  readonly documentHeight: number
}

/** Call `onScroll` at most once a frame while the reader scrolls; returns what stops it. */
export function watchScroll(onScroll: (place: ScrollPlace) => void): () => void {
  let previousY: number | undefined
  let frame = 0
  const measure = () => {
    frame = 0
    const y = scrollY
    const documentHeight = document.documentElement.scrollHeight
    onScroll({ y, previousY: previousY ?? y, windowHeight: innerHeight, documentHeight })
    previousY = y
  }
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(measure)
  }
  // Not now: asking for the place would lay out a page that is just being put together.
  requestAnimationFrame(() => {
    previousY ??= scrollY
  })
  addEventListener('scroll', schedule, { passive: true })
  return () => {
    removeEventListener('scroll', schedule)
    cancelAnimationFrame(frame)
  }
}
