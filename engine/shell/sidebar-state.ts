import type { SidebarCategoryView, SidebarItemView } from '../shared/page-view.ts'

/** Groups the reader opened or closed, by category id. */
export type OpenGroups = Readonly<Record<string, boolean>>

/** Is the page this item or below it? */
export function holdsPage(item: SidebarItemView, href: string): boolean {
  if (item.kind === 'html') return false
  if (item.href === href) return true
  return item.kind === 'category' && item.items.some((child) => holdsPage(child, href))
}

/** A group shows its items when the reader said so, else when it holds the page or starts open. */
export function isGroupOpen(
  category: SidebarCategoryView,
  href: string,
  groups: OpenGroups,
): boolean {
  if (!category.collapsible) return true
  return groups[category.id] ?? (holdsPage(category, href) || !category.collapsed)
}

/** After arriving on a page every group above it is open again, whatever was remembered. */
export function openGroupsAbove(
  items: readonly SidebarItemView[],
  href: string,
  groups: OpenGroups,
): OpenGroups {
  const above = categoriesAbove(items, href)
  if (above.every((id) => groups[id] !== false)) return groups
  return Object.fromEntries(
    Object.entries(groups).filter(([id, isOpen]) => isOpen || !above.includes(id)),
  )
}

function categoriesAbove(items: readonly SidebarItemView[], href: string): string[] {
  const category = items.find(
    (item): item is SidebarCategoryView => item.kind === 'category' && holdsPage(item, href),
  )
  return category === undefined ? [] : [category.id, ...categoriesAbove(category.items, href)]
}

/** Close the groups beside `id` when it is opened, for sites that want one open group. */
export function closeSiblings(
  items: readonly SidebarItemView[],
  id: string,
  groups: OpenGroups,
): OpenGroups {
  const level = levelOf(items, id)
  const siblings = level.filter(
    (item): item is SidebarCategoryView => item.kind === 'category' && item.id !== id,
  )
  return { ...groups, ...Object.fromEntries(siblings.map((item) => [item.id, false])) }
}

function levelOf(items: readonly SidebarItemView[], id: string): readonly SidebarItemView[] {
  if (items.some((item) => item.kind === 'category' && item.id === id)) return items
  for (const item of items) {
    const below = item.kind === 'category' ? levelOf(item.items, id) : []
    if (below.length > 0) return below
  }
  return []
}
