/**
 * Scroll a box, never the page, so that an element outside its view is well inside. Its
 * `scroll-margin-top` is the height of what may cover it there.
 */
export function scrollIntoBox(element: Element, box: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
  if (top < frame.top + covered || bottom > frame.bottom)
    box.scrollTop += top - frame.top - frame.height / 3
}
