/**
 * Fold the items of the navbar behind the menu button while they need more than the window has.
 * The style sheet folds at a width that suits most; this is for many items, long labels and large
 * text. The observer is called between layout and paint, so that no frame shows an overflow.
 */
export function foldNavbar(): void {
  const bar = document.querySelector<HTMLElement>('.navbar-inner')
  if (bar === null) return
  const fold = () => {
    bar.classList.remove('is-folded')
    bar.classList.toggle('is-folded', bar.scrollWidth > bar.clientWidth)
  }
  const observer = new ResizeObserver(fold)
  for (const part of [bar, ...bar.children]) observer.observe(part)
}
