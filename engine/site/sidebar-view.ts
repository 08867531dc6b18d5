import type { SidebarItemView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { SidebarItem } from './sidebar.ts'

/** A sidebar as the shell shows it. */
export function sidebarItemViews(
  items: readonly SidebarItem[],
  baseUrl: string,
): SidebarItemView[] {
  return items.map((item) => itemView(item, baseUrl))
}

function itemView(item: SidebarItem, baseUrl: string): SidebarItemView {
  const look = item.className === undefined ? {} : { className: item.className }
  switch (item.kind) {
    case 'doc':
      return { kind: 'link', label: item.label, href: withBase(baseUrl, item.doc.route), ...look }
    case 'link':
      return { kind: 'link', label: item.label, href: item.href, ...look }
    case 'html':
      return { kind: 'html', html: item.html, ...look }
    case 'category':
      return {
        kind: 'category',
        id: item.id,
        label: item.label,
        collapsible: item.collapsible,
        collapsed: item.collapsed,
        items: sidebarItemViews(item.items, baseUrl),
        ...(item.doc === undefined ? {} : { href: withBase(baseUrl, item.doc.route) }),
        ...look,
      }
  }
}
