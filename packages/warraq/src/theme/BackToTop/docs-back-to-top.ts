import { adoptStyles } from '../../shared/browser/adopt-styles.ts'
import { watchScroll } from '../../shared/browser/watch-scroll.ts'
import { watchAddress } from '../browser/watch-address.ts'
import styles from './back-to-top.css?inline'
import { isBackToTopShown } from './back-to-top-rule.ts'

/**
 * `<docs-back-to-top>` around a button: shows the button while the reader scrolls up a long page,
 * not after a jump to another heading.
 */
class DocsBackToTop extends HTMLElement {
  #stopWatching: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button === null) return
    button.onclick = toTop
    let hasJumped = false
    // A jump scrolls in the next frame.
    const stopAddress = watchAddress(() => {
      hasJumped = true
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          hasJumped = false
        }),
      )
    })
    const stopScroll = watchScroll((place) => {
      button.hidden = hasJumped || !isBackToTopShown(place, !button.hidden)
    })
    this.#stopWatching = () => {
      stopAddress()
      stopScroll()
    }
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
