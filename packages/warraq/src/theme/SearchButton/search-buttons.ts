import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { isApple } from '../../shared/browser/is-apple.ts'
import { onPageShown } from '../../shared/browser/page-shown.ts'
import type { DataElement } from '../browser/element-data.ts'
import { type KeyData, SEARCH_BUTTON, type SearchButtonData } from './search-button-markup.ts'

/**
 * Show the shortcut for the reader's platform on every search button. Its name contains the
 * shortcut if the button has a text for that.
 */
export function nameSearchButtons(): void {
  const keys = isApple() ? 'Meta+k' : 'Control+k'
  const show = () => {
    for (const button of document.querySelectorAll<DataElement<SearchButtonData>>(
      `.${SEARCH_BUTTON}`,
    )) {
      const { label } = button.dataset
      if (label !== undefined) button.ariaLabel = fillText(label, { keys })
      button.setAttribute('aria-keyshortcuts', keys)
      const key = button.querySelector<DataElement<KeyData>>('kbd')
      if (isApple() && key !== null) key.dataset.key = '⌘'
    }
  }
  show()
  onPageShown(show)
}
