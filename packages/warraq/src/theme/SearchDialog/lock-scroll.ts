/** Keep the page from scrolling without moving anything on it; returns how to let it go. */
export function lockScroll(): () => void {
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
