import { isPlainClick } from '../../shared/is-plain-click.ts'
import { onClick } from '../../shared/on-click.ts'
import { announce, copyText } from '../browser/copy-text.ts'
import { elementText } from '../text/element-text.ts'

/** Also copy the address when the link of a heading is clicked. */
export function copyHeadingLinks(): void {
  onClick<HTMLAnchorElement>('a.heading-anchor', async ({ href }, event) => {
    if (isPlainClick(event) && (await copyText(href))) announce(elementText().linkCopied)
  })
}
