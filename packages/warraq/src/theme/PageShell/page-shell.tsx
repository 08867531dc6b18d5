import { createHash } from 'node:crypto'
import { remembered } from '@warraq/search/remembered'
import type { PageShell } from '../../shared/data/page-payload.ts'
import type { PageView, SidebarItemView, SidebarView } from '../../shared/data/page-view.ts'
import { DrawerMenu } from '../Drawer/DrawerMenu.tsx'
import { NavbarItems } from '../Navbar/NavbarItems.tsx'
import { renderTheme, type ShellTheme, type SiteTheme } from '../parts/render-theme.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { SidebarItems } from '../Sidebar/SidebarItems.tsx'

/** The parts of the shell that change from page to page. */
export function pageShell(page: PageView, theme: ShellTheme): PageShell {
  const { sidebar, hasOutline, kind } = page
  const html = (node: React.ReactNode) => renderTheme(node, theme)
  return {
    navbar: [
      html(<NavbarItems page={page} position="left" />),
      html(<NavbarItems page={page} position="right" />),
      html(<DrawerMenu page={page} />),
    ],
    ...(sidebar === undefined
      ? {}
      : {
          sidebar: {
            key: keyOf(sidebar),
            label: sidebar.label,
            html: html(<Sidebar sidebar={sidebar} page={page} />),
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
