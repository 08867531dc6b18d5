import { onPageShown } from '../../shared/browser/page-shown.ts'
import { watchScroll } from '../../shared/browser/watch-scroll.ts'
import { decodePath } from '../../shared/text/route-path.ts'
import { watchAddress } from '../browser/watch-address.ts'
import { HIDING } from './navbar-markup.ts'
import { isNavbarShown } from './navbar-rule.ts'

/**
 * Hide the navbar while the reader scrolls down; show it when it gets the focus or a new page
 * without a hash opens.
 */
export function startNavbarHiding(): void {
  const bar = document.querySelector<HTMLElement>(HIDING)
  if (bar === null) return
  let isShown = true
  let skipsNext = false
  let hash = ''
  const setShown = (next: boolean) => {
    isShown = next
    bar.classList.toggle('navbar-hidden', !isShown)
  }
  const arrive = () => {
    hash = location.hash
    const target = document.getElementById(decodePath(hash.slice(1)))
    skipsNext = target !== null
    setShown(target === null)
  }
  arrive()
  onPageShown(arrive)
  watchAddress(() => {
    if (location.hash !== hash) arrive()
  })
  bar.addEventListener('focusin', () => setShown(true))
  watchScroll((place) => {
    const height = bar.offsetHeight
    if (place.y >= height && skipsNext) skipsNext = false
    else setShown(isNavbarShown(place, height, isShown))
  })
}
