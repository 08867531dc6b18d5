import type { ScrollPlace } from '../../shared/browser/watch-scroll.ts'

/** Distance from the top in pixels below which the button stays hidden. */
const BACK_TO_TOP_FROM = 300

/** Shown while scrolling up, far from the top and not at the very bottom. */
export function isBackToTopShown(place: ScrollPlace, isShown: boolean): boolean {
  const { y, previousY, windowHeight, documentHeight } = place
  if (y < BACK_TO_TOP_FROM) return false
  if (y < previousY) return y + windowHeight < documentHeight
  return y > previousY ? false : isShown
}
