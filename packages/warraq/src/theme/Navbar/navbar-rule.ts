import type { ScrollPlace } from '../../shared/browser/watch-scroll.ts'

/** Whether a navbar that hides on scrolling down is shown. */
export function isNavbarShown(place: ScrollPlace, navbarHeight: number, isShown: boolean): boolean {
  const { y, previousY, windowHeight, documentHeight } = place
  if (y < navbarHeight) return true
  if (previousY > 0 && y >= previousY) return false
  return y + windowHeight < documentHeight - navbarHeight ? true : isShown
}
