import { element } from '../../shared/create-element.ts'
import type { DialogText } from './dialog-text.ts'

/** No answer: it stays on screen until there is one. */
export function searchFailed(text: DialogText, onRetry: () => void): HTMLElement {
  return element(
    'div',
    { className: 'search-message' },
    element('p', { className: 'search-message-title' }, text.searchFailed),
    element('p', {}, text.searchFailedHint),
    element('button', { type: 'button', className: 'button', onclick: onRetry }, text.retry),
  )
}
