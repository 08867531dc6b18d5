import { wakeLazily } from '../../shared/wake-lazily.ts'
import { isWindowWide } from '../../shared/wide-window.ts'
import { DocsCode } from '../CodeBlock/docs-code.ts'
import { copyHeadingLinks } from '../HeadingLink/heading-links.ts'
import { startNavbar } from '../Navbar/navbar.ts'
import { closeMobileOutline } from '../Outline/mobile-outline.ts'
import { DocsCopyPage } from '../PageTools/docs-copy-page.ts'
import { DocsSidebar } from '../Sidebar/docs-sidebar.ts'
import { DocsTable } from '../Table/docs-table.ts'
import { DocsTabs } from '../Tabs/docs-tabs.ts'

/** Wake up the structure of every page. Call once a document. */
export function defineElements(): void {
  customElements.define('docs-code', DocsCode)
  customElements.define('docs-copy-page', DocsCopyPage)
  customElements.define('docs-sidebar', DocsSidebar)
  customElements.define('docs-table', DocsTable)
  customElements.define('docs-tabs', DocsTabs)
  startNavbar()
  copyHeadingLinks()
  closeMobileOutline()
  followReader()
}

/** The outline is followed where it is seen; the way back to the top is offered to who scrolls. */
function followReader(): void {
  const load = () => {
    import('./scroll-followers.ts').then(
      ({ defineScrollFollowers }) => defineScrollFollowers(),
      () => {},
    )
  }
  if (isWindowWide()) load()
  else addEventListener('scroll', load, { once: true, passive: true })
}

/** Wake up what few pages hold. Call for every page that is shown. */
export const wakeRareElements = wakeLazily({
  'article img': () => import('../ImageZoom/image-zoom.ts').then(({ zoomImages }) => zoomImages()),
  'docs-copy': () => import('../CopyValue/docs-copy.ts').then(({ defineCopy }) => defineCopy()),
  'docs-sidebar-toggle': () =>
    import('../Sidebar/docs-sidebar-toggle.ts').then(({ defineSidebarToggle }) =>
      defineSidebarToggle(),
    ),
  'docs-filter': () =>
    import('../Filter/docs-filter.ts').then(({ defineFilter }) => defineFilter()),
})
