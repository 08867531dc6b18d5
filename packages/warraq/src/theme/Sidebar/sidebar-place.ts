import { onPageShown } from '../../shared/page-shown.ts'
import { isWindowWide } from '../../shared/wide-window.ts'
import { scrollIntoBox } from '../browser/scroll-into-box.ts'

/** On a direct visit, or after a link in the text, the page's own entry in the sidebar may be out of view. */
export function keepSidebarInPlace(): void {
  // Not now: measuring a page that is just being put in place would lay it out twice.
  const keep = () => requestAnimationFrame(showEntry)
  keep()
  onPageShown(keep)
}

function showEntry(): void {
  // In a narrow window it is hidden.
  const sidebar = isWindowWide() ? document.querySelector('.sidebar') : null
  const entry = sidebar?.querySelector('[aria-current="page"]')
  if (sidebar && entry) scrollIntoBox(entry, sidebar)
}
