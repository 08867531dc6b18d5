/** The current scroll position and that of the previous frame, in pixels. */
export interface ScrollPlace {
  readonly y: number
  readonly previousY: number
  readonly windowHeight: number
  readonly documentHeight: number
}

/** Call `onScroll` at most once per frame while the reader scrolls. */
export function watchScroll(onScroll: (place: ScrollPlace) => void): void {
  let previousY: number | undefined
  let isAsked = false
  const measure = () => {
    isAsked = false
    const y = scrollY
    const documentHeight = document.documentElement.scrollHeight
    onScroll({ y, previousY: previousY ?? y, windowHeight: innerHeight, documentHeight })
    previousY = y
  }
  // Wait for a frame: reading the position now would force a layout while the page is being built.
  requestAnimationFrame(() => {
    previousY ??= scrollY
  })
  const schedule = () => {
    if (!isAsked) requestAnimationFrame(measure)
    isAsked = true
  }
  addEventListener('scroll', schedule, { passive: true })
}
