import { adoptStyles } from '../../shared/adopt-styles.ts'
import { watchScroll } from '../../shared/watch-scroll.ts'
import styles from './back-to-top.css?inline'
import { isBackToTopShown } from './back-to-top-rule.ts'

/**
 * `<docs-back-to-top>` around a button: shows the button while the reader scrolls up a long page.
 */
class DocsBackToTop extends HTMLElement {
  #stopWatching: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button === null) return
    button.onclick = toTop
    this.#stopWatching = watchScroll((place) => {
      button.hidden = !isBackToTopShown(place, !button.hidden)
    })
  }

  disconnectedCallback(): void {
    this.#stopWatching?.()
  }
}

function toTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

export function defineBackToTop(): void {
  adoptStyles(styles)
  customElements.define('docs-back-to-top', DocsBackToTop)
}
