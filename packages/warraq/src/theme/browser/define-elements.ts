import { isWindowWide } from '@warraq/search-dialog/shared/wide-window'
import { wakeLazily } from '../../shared/browser/wake-lazily.ts'
import { runAll } from '../../shared/data/run-all.ts'
import { DocsCode } from '../CodeBlock/docs-code.ts'
import { DocsCopy } from '../CopyValue/docs-copy.ts'
import { DocsFilter } from '../Filter/docs-filter.ts'
import { copyHeadingLinks } from '../HeadingLink/heading-links.ts'
import { loadImageZoom } from '../ImageZoom/load-image-zoom.ts'
import { startNavbar } from '../Navbar/start-navbar.ts'
import { closeMobileOutline } from '../Outline/close-mobile-outline.ts'
import { DocsPageTools } from '../PageTools/docs-page-tools.ts'
import { DocsSidebar } from '../Sidebar/docs-sidebar.ts'
import { DocsTable } from '../Table/docs-table.ts'
import { DocsTabs } from '../Tabs/docs-tabs.ts'

/** Define the custom elements of every page. Call once per document. */
export function defineElements(): void {
  runAll([
    () => customElements.define('docs-code', DocsCode),
    () => customElements.define('docs-copy', DocsCopy),
    () => customElements.define('docs-filter', DocsFilter),
    () => customElements.define('docs-page-tools', DocsPageTools),
    () => customElements.define('docs-sidebar', DocsSidebar),
    () => customElements.define('docs-table', DocsTable),
    () => customElements.define('docs-tabs', DocsTabs),
    startNavbar,
    copyHeadingLinks,
    closeMobileOutline,
    followReader,
  ])
}

/** Load the code that follows scrolling: in wide windows at once, otherwise on the first scroll. */
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

/** Load the custom elements that few pages use. Call for every page shown. */
export const wakeRareElements = wakeLazily({
  'article img': loadImageZoom,
  'docs-sidebar-toggle': () =>
    import('../Sidebar/docs-sidebar-toggle.ts').then(({ defineSidebarToggle }) =>
      defineSidebarToggle(),
    ),
  '.contains-task-list': () =>
    import('../TaskList/remember-tasks.ts').then(({ rememberTasks }) => rememberTasks()),
})
