import { adoptStyles } from '../../shared/adopt-styles.ts'
import { onClick } from '../../shared/on-click.ts'
import { type ScrollPlace, watchScroll } from '../../shared/watch-scroll.ts'
import styles from './back-to-top.css?inline'

/** Show the button while the reader scrolls up a long page. */
export function startBackToTop(): void {
  adoptStyles(styles)
  watchScroll((place) => {
    const button = document.querySelector<HTMLElement>('.back-to-top')
    if (button !== null) button.hidden = !isBackToTopShown(place, !button.hidden)
  })
  onClick('.back-to-top', () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  })
}

/** Distance from the top in pixels below which the button stays hidden. */
const BACK_TO_TOP_FROM = 300

/**
 * Shown while scrolling up, far from the top and not at the very bottom; hidden on scrolling down.
 */
export function isBackToTopShown(place: ScrollPlace, isShown: boolean): boolean {
  const { y, previousY, windowHeight, documentHeight } = place
  if (y < BACK_TO_TOP_FROM) return false
  if (y < previousY) return y + windowHeight < documentHeight
  return y > previousY ? false : isShown
}
