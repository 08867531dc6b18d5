import type { SidebarItemView } from '../../shared/data/page-view.ts'

/** Whether the page is this item or below it. */
export function holdsPage(item: SidebarItemView, href: string): boolean {
  if (item.kind === 'html') return false
  if (item.href === href) return true
  return item.kind === 'category' && item.items.some((child) => holdsPage(child, href))
}
