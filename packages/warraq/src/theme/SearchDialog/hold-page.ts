import { afterPaint } from '../../shared/after-paint.ts'

/**
 * Let nobody use, read or scroll what is beside an element, without moving it; returns how to let it
 * go. It begins after the first frame: the browser computes the style of the whole page for it.
 */
export function holdPage(element: HTMLElement): () => void {
  let release: (() => void) | undefined = () => {}
  void afterPaint().then(() => {
    if (release === undefined) return
    const { documentElement, body } = document
    // Read before anything is written: afterwards the browser would lay the page out for the answer.
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
