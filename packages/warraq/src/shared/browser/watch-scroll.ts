/** The current scroll position and that of the previous frame, in pixels. */
export interface ScrollPlace {
  readonly y: number
  readonly previousY: number
  readonly windowHeight: number
  readonly documentHeight: number
}

/** Call `onScroll` once per frame at most while the reader scrolls; returns a function to stop. */
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
  // Wait for a frame: reading the position now would force a layout while the page is being built.
  requestAnimationFrame(() => {
    previousY ??= scrollY
  })
  addEventListener('scroll', schedule, { passive: true })
  return () => {
    removeEventListener('scroll', schedule)
    cancelAnimationFrame(frame)
  }
}
