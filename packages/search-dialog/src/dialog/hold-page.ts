import { afterPaint } from '../shared/after-paint.ts'

/**
 * Make everything beside an element inert and keep it from scrolling, without moving it, until
 * `released` is aborted. Starts after the first frame, because the browser then recomputes the
 * styles of the whole page.
 */
export async function holdPage(element: HTMLElement, released: AbortSignal): Promise<void> {
  await afterPaint()
  if (released.aborted) return
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
  released.onabort = () => {
    for (const other of beside) other.inert = false
    Object.assign(documentElement.style, { overflow, scrollbarGutter })
    body.classList.remove('DocSearch--active')
  }
}
