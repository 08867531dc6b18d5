import { INNER } from './navbar-markup.ts'

/**
 * Collapse the items of the navbar behind the menu button while they do not fit. The style sheet
 * collapses them at a width that suits most sites; this handles many items, long labels and large
 * text. The observer is called between layout and paint, so that no frame shows an overflow.
 */
export function foldNavbar(): void {
  const bar = document.querySelector<HTMLElement>(`.${INNER}`)
  if (bar === null) return
  const fold = () => {
    bar.classList.remove('is-folded')
    bar.classList.toggle('is-folded', bar.scrollWidth > bar.clientWidth)
  }
  const observer = new ResizeObserver(fold)
  for (const part of [bar, ...bar.children]) observer.observe(part)
}
