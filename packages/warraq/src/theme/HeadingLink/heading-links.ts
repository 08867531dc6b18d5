import { isPlainClick } from '@warraq/search-dialog/shared/is-plain-click'
import { announce, copyText } from '../browser/copy-text.ts'
import { elementText } from '../browser/element-text.ts'
import { HEADING_LINK } from './heading-link-markup.ts'
import { headingLinkElementText } from './heading-link-text.ts'

/** Also copy the address when the link of a heading is clicked. */
export function copyHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(`a.${HEADING_LINK}`)
        : null
    if (link === null || !isPlainClick(event)) return
    void copyText(link.href).then((isCopied) => {
      if (isCopied) announce(elementText(headingLinkElementText).linkCopied)
    })
  })
}
