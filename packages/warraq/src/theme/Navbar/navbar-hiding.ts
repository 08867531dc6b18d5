import { onEveryPage } from '../../shared/page-shown.ts'
import { decodePath } from '../../shared/route-path.ts'
import { type ScrollPlace, watchScroll } from '../../shared/watch-scroll.ts'
import { watchAddress } from './keep-address.ts'

/**
 * Hide the navbar while the reader scrolls down; show it when it gets the focus or a new page
 * without a hash opens.
 */
export function startNavbarHiding(): void {
  const bar = document.querySelector<HTMLElement>('.navbar[data-hides]')
  if (bar === null) return
  let skipsNext = false
  let hash = ''
  const setShown = (isShown: boolean) => bar.classList.toggle('navbar-hidden', !isShown)
  const arrive = () => {
    hash = location.hash
    skipsNext = document.getElementById(decodePath(hash.slice(1))) !== null
    setShown(!skipsNext)
  }
  onEveryPage(arrive)
  watchAddress(() => {
    if (location.hash !== hash) arrive()
  })
  bar.addEventListener('focusin', () => setShown(true))
  watchScroll((place) => {
    const height = bar.offsetHeight
    if (place.y >= height && skipsNext) skipsNext = false
    else setShown(isNavbarShown(place, height, !bar.classList.contains('navbar-hidden')))
  })
}

/** Whether a navbar that hides on scrolling down is shown. */
export function isNavbarShown(place: ScrollPlace, navbarHeight: number, isShown: boolean): boolean {
  const { y, previousY, windowHeight, documentHeight } = place
  if (y < navbarHeight) return true
  if (previousY > 0 && y >= previousY) return false
  return y + windowHeight < documentHeight - navbarHeight ? true : isShown
}
