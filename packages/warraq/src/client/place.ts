import { decodePath } from '../shared/text/route-path.ts'
import { revealHashTarget } from '../theme/browser/reveal-hash-target.ts'

/** How the reader came to a page; determines the scroll position. */
export type Arrival = Pick<NavigateEvent, 'navigationType' | 'scroll'>

/**
 * Scroll a page that was just shown: Back and Forward restore the position, a hash goes to its
 * target, everything else to the top.
 */
export function scrollToPlace(arrival: Arrival, hash: string): void {
  if (arrival.navigationType === 'traverse') {
    arrival.scroll()
    return
  }
  const target = revealHashTarget(hash)
  if (target === null) scrollTo({ left: 0, top: 0, behavior: 'instant' })
  else target.scrollIntoView({ behavior: 'instant' })
}

/** Focus the place where reading continues: the target of the hash, or the title of the page. */
export function focusPlace(hash: string): void {
  const place =
    revealHashTarget(hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  if (place === null) return
  // Calling `focus` without it would force another layout.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/** Open the target of `#hash` and what hides it; the browser has scrolled to a visible one. */
export function openHidden(hash: string): void {
  const target = document.getElementById(decodePath(hash.slice(1)))
  const isClosed = target instanceof HTMLDetailsElement && !target.open
  if (target === null || (target.checkVisibility() && !isClosed)) return
  revealHashTarget(hash)?.scrollIntoView({ behavior: 'instant' })
}
