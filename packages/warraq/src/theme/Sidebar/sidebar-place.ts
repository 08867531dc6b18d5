import { isWindowWide } from '@warraq/search-dialog/shared/wide-window'
import { onPageShown } from '../../shared/browser/page-shown.ts'
import { scrollIntoBox } from '../browser/scroll-into-box.ts'
import { SIDEBAR } from './sidebar-markup.ts'

/** Keep the current entry in view, after a direct visit or a link in the text. */
export function keepSidebarInPlace(): void {
  // Wait for a frame: measuring now would force an additional layout while the page is being built.
  const keep = () => requestAnimationFrame(showEntry)
  keep()
  onPageShown(keep)
}

function showEntry(): void {
  // In a narrow window the sidebar is hidden.
  const sidebar = isWindowWide() ? document.querySelector(`.${SIDEBAR}`) : null
  const entry = sidebar?.querySelector('[aria-current="page"]')
  if (sidebar && entry) scrollIntoBox(entry, sidebar)
}
