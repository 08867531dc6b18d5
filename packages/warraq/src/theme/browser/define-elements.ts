import { runAll } from '../../shared/run-all.ts'
import { wakeLazily } from '../../shared/wake-lazily.ts'
import { isWindowWide } from '../../shared/wide-window.ts'
import { DocsCode } from '../CodeBlock/docs-code.ts'
import { copyHeadingLinks } from '../HeadingLink/heading-links.ts'
import { loadImageZoom } from '../ImageZoom/load-image-zoom.ts'
import { startNavbar } from '../Navbar/navbar.ts'
import { DocsSidebar } from '../Sidebar/docs-sidebar.ts'
import { DocsTable } from '../Table/docs-table.ts'
import { defineTabs } from '../Tabs/docs-tabs.ts'
import { startCopyButtons } from './copy-text.ts'

/** Start everything that moves in the pages. Call once per document. */
export function defineElements(): void {
  runAll([
    () => customElements.define('docs-code', DocsCode),
    () => customElements.define('docs-sidebar', DocsSidebar),
    () => customElements.define('docs-table', DocsTable),
    defineTabs,
    startNavbar,
    startCopyButtons,
    copyHeadingLinks,
    closeMobileOutline,
    followReader,
    wakeRareElements,
  ])
}

/**
 * Load the code that follows scrolling: at once in wide windows, which show the outline, otherwise
 * on the first scroll.
 */
function followReader(): void {
  const load = () => {
    import('./scroll-followers.ts').then(
      ({ startScrollFollowers }) => startScrollFollowers(),
      () => {},
    )
  }
  if (isWindowWide()) load()
  else addEventListener('scroll', load, { once: true, passive: true })
}

/** Load the code of what few pages use. */
function wakeRareElements(): void {
  wakeLazily({
    'article img': loadImageZoom,
    'docs-copy': () => import('../CopyValue/docs-copy.ts').then(({ defineCopy }) => defineCopy()),
    'docs-sidebar-toggle': () =>
      import('../Sidebar/docs-sidebar-toggle.ts').then(({ defineSidebarToggle }) =>
        defineSidebarToggle(),
      ),
    'docs-filter': () =>
      import('../Filter/docs-filter.ts').then(({ defineFilter }) => defineFilter()),
  })
}

/**
 * Close the list of the collapsed outline, which covers the text, on a choice in it or a click
 * outside.
 */
function closeMobileOutline(): void {
  document.addEventListener('click', ({ target }) => {
    const outline = document.querySelector<HTMLDetailsElement>('.mobile-outline[open]')
    if (target instanceof Element && target.closest('summary')?.parentElement !== outline)
      outline?.removeAttribute('open')
  })
}
