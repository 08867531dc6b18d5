import { afterPaint } from '../../shared/after-paint.ts'

/**
 * Make everything beside an element inert and keep it from scrolling, without moving it; returns a
 * function that undoes this. Starts after the first frame, because the browser then recomputes the
 * styles of the whole page.
 */
export function holdPage(element: HTMLElement): () => void {
  let release: (() => void) | undefined = () => {}
  void afterPaint().then(() => {
    if (release === undefined) return
    const { documentElement, body } = document
    // Read before writing, because reading afterwards would force a layout.
    const hasScrollbar = innerWidth > documentElement.clientWidth
    const { overflow, scrollbarGutter } = documentElement.style
    const beside = [...(element.parentElement?.children ?? [])].filter(
      (other): other is HTMLElement =>
        other instanceof HTMLElement && other !== element && !other.inert,
    )
    for (const other of beside) other.inert = true
    documentElement.style.overflow = 'hidden'
    if (hasScrollbar) documentElement.style.scrollbarGutter = 'stable'
    body.classList.add('DocSearch--active')
    release = () => {
      for (const other of beside) other.inert = false
      Object.assign(documentElement.style, { overflow, scrollbarGutter })
      body.classList.remove('DocSearch--active')
    }
  })
  return () => {
    release?.()
    release = undefined
  }
}
