import { adoptStyles } from '../../shared/adopt-styles.ts'
import { element } from '../../shared/create-element.ts'
import { svgIcon } from '../../shared/svg-icon.ts'
import { watchScroll } from '../../shared/watch-scroll.ts'
import styles from './back-to-top.css?inline'
import { isBackToTopShown } from './back-to-top-rule.ts'

const ARROW_UP = 'M12 19V5m-6 6l6-6 6 6'

/** `<docs-back-to-top data-label>`: a button offered while the reader scrolls back up a long page. */
class DocsBackToTop extends HTMLElement {
  #stopWatching: (() => void) | undefined

  connectedCallback(): void {
    const button = element(
      'button',
      {
        type: 'button',
        className: 'back-to-top',
        hidden: true,
        'aria-label': this.dataset.label ?? '',
        onclick: toTop,
      },
      svgIcon(ARROW_UP, { width: '20', height: '20' }),
    )
    this.replaceChildren(button)
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
