import { isApple } from '../../shared/browser/is-apple.ts'
import { onPageShown } from '../../shared/browser/page-shown.ts'
import { fillText } from '../../shared/text/fill-text.ts'

/**
 * Show the shortcut for the reader's platform on every search button. Its name contains the
 * shortcut if the button has a text for that.
 */
export function nameSearchButtons(): void {
  const keys = isApple() ? 'Meta+k' : 'Control+k'
  const show = () => {
    for (const button of document.querySelectorAll<HTMLElement>('.search-button')) {
      const { label } = button.dataset
      if (label !== undefined) button.ariaLabel = fillText(label, { keys })
      button.setAttribute('aria-keyshortcuts', keys)
      if (isApple()) button.querySelector('kbd')?.setAttribute('data-key', '⌘')
    }
  }
  show()
  onPageShown(show)
}
