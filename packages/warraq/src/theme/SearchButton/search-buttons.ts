import { fillText } from '../../shared/fill-text.ts'
import { isApple } from '../../shared/is-apple.ts'
import { onPageShown } from '../../shared/page-shown.ts'

/** Show the shortcut for the reader's platform on every search button. */
export function nameSearchButtons(): void {
  const keys = isApple() ? 'Meta+k' : 'Control+k'
  const show = () => {
    for (const button of document.querySelectorAll<HTMLElement>('.search-button')) {
      button.ariaLabel = fillText(button.dataset.label ?? '', { keys })
      button.setAttribute('aria-keyshortcuts', keys)
      if (isApple()) button.querySelector('kbd')?.setAttribute('data-key', '⌘')
    }
  }
  show()
  onPageShown(show)
}
