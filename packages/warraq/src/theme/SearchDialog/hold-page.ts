import { afterPaint } from '../../shared/after-paint.ts'

/**
 * Let nobody use, read or scroll what is beside an element, without moving it; returns how to let it
 * go. It begins after the first frame: the browser computes the style of the whole page for it.
 */
export function holdPage(element: HTMLElement): () => void {
  let release: (() => void) | undefined = () => {}
  void afterPaint().then(() => {
    if (release === undefined) return
    const beside = [...(element.parentElement?.children ?? [])].filter(
      (other): other is HTMLElement =>
        other instanceof HTMLElement && other !== element && !other.inert,
    )
    for (const other of beside) other.inert = true
    const unlock = lockScroll()
    release = () => {
      for (const other of beside) other.inert = false
      unlock()
    }
  })
  return () => {
    release?.()
    release = undefined
  }
}

/** Keep the page from scrolling; returns how to let it go. */
function lockScroll(): () => void {
  const { documentElement, body } = document
  const hasScrollbar = innerWidth > documentElement.clientWidth
  const { overflow, scrollbarGutter } = documentElement.style
  documentElement.style.overflow = 'hidden'
  if (hasScrollbar) documentElement.style.scrollbarGutter = 'stable'
  body.classList.add('DocSearch--active')
  return () => {
    documentElement.style.overflow = overflow
    documentElement.style.scrollbarGutter = scrollbarGutter
    body.classList.remove('DocSearch--active')
  }
}
