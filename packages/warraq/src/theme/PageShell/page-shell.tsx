import { createHash } from 'node:crypto'
import type { BrandView } from '../../shared/brand-view.ts'
import type { FooterView } from '../../shared/footer-view.ts'
import type { PageShell } from '../../shared/page-payload.ts'
import type { PageView, SidebarItemView, SidebarView } from '../../shared/page-view.ts'
import { remembered } from '../../shared/remembered.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { Brand } from '../Brand/Brand.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { DrawerMenu, NavbarItems } from '../Navbar/NavbarItems.tsx'
import type { SiteTheme } from '../parts/part.tsx'
import { renderTheme } from '../parts/render-theme.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { SidebarItems } from '../Sidebar/SidebarItems.tsx'

/** Logo and title at the start of every navbar of a language. */
export function brandHtml(brand: BrandView, theme: SiteTheme): string {
  return renderTheme(<Brand brand={brand} />, theme)
}

/** Passed to a site's own footer if the configuration has none. */
const EMPTY_FOOTER: FooterView = { style: 'light', columns: [] }

/** The footer of every document of a language. */
export function footerHtml(footer: FooterView | undefined, theme: SiteTheme): string {
  if (footer === undefined && !theme.parts.components.has('Footer')) return ''
  return renderTheme(<Footer footer={footer ?? EMPTY_FOOTER} />, theme)
}

/** The parts of the shell that change from page to page. */
export function pageShell(site: SiteView, page: PageView, theme: SiteTheme): PageShell {
  const { sidebar, hasOutline, kind } = page
  const html = (node: React.ReactNode) => renderTheme(node, theme)
  return {
    navbar: [
      html(<NavbarItems site={site} page={page} position="left" />),
      html(<NavbarItems site={site} page={page} position="right" />),
      html(<DrawerMenu site={site} page={page} />),
    ],
    ...(sidebar && {
      sidebar: {
        key: keyOf(sidebar),
        label: sidebar.label,
        html: html(<Sidebar sidebar={sidebar} page={page} site={site} />),
      },
    }),
    layout:
      kind === 'doc'
        ? `layout${sidebar === undefined ? ' no-sidebar' : ''}${hasOutline ? '' : ' no-outline'}`
        : 'bare',
  }
}

/** Items of a group that a large sidebar leaves out of its pages. */
export function sidebarItemsHtml(items: readonly SidebarItemView[], theme: SiteTheme): string {
  return renderTheme(<SidebarItems items={items} href="" />, theme)
}

/** Cached keys: pages of one sidebar, or of one group of a large one, share a view. */
const keys = new WeakMap<SidebarView, string>()

function keyOf(sidebar: SidebarView): string {
  return remembered(keys, sidebar, () =>
    createHash('sha256').update(JSON.stringify(sidebar)).digest('hex').slice(0, 10),
  )
}
