/** Scroll a box, never the page, so that an element outside its view is well inside. */
export function scrollIntoBox(element: Element, box: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 3
}
