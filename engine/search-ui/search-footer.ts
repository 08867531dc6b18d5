import { element } from '../shared/create-element.ts'
import type { SearchView } from '../shared/site-view.ts'
import type { DialogText } from './dialog-text.ts'
import { externalLink } from './external-link.ts'
import { PROVIDER_LINKS } from './provider-link.ts'

/** The keys, and who answers. */
export function searchFooter(text: DialogText, provider: SearchView['provider']): HTMLElement {
  const link = PROVIDER_LINKS[provider]
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
    link === undefined
      ? null
      : element('p', {}, `${text.poweredBy} `, externalLink(link.href, link.name)),
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
