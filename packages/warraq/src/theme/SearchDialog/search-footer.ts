import { element } from '../../shared/create-element.ts'
import type { SearchView } from '../../shared/site-view.ts'
import type { DialogText } from './dialog-text.ts'
import { providerLine } from './provider-line.ts'

/** The keys, and who answers. */
export function searchFooter(text: DialogText, provider: SearchView['provider']): HTMLElement {
  return element(
    'footer',
    { className: 'search-foot' },
    element(
      'ul',
      {},
      element('li', {}, key('↓', text.arrowDownKey), key('↑', text.arrowUpKey), text.navigateKeys),
      element('li', {}, key('↵', text.enterKey), text.selectKey),
      element('li', {}, key('ESC', text.escapeKey), text.closeKey),
    ),
    providerLine(provider, text.poweredBy),
  )
}

function key(sign: string, label: string): HTMLElement {
  return element(
    'kbd',
    {},
    element('span', { 'aria-hidden': 'true' }, sign),
    element('span', { className: 'visually-hidden' }, label),
  )
}
