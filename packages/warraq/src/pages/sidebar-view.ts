import { createHash } from 'node:crypto'
import type { SidebarCategoryView, SidebarItemView, SidebarView } from '../shared/data/page-view.ts'
import { remembered } from '../shared/data/remembered.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import type { NamedSidebar } from './section-sidebars.ts'
import { LARGE_SIDEBAR } from './sidebar.ts'
import type { SidebarCategory, SidebarItem } from './sidebar-item.ts'

export interface SidebarViewsSource extends Pick<SidebarView, 'label' | 'title'> {
  readonly sidebar: NamedSidebar
  readonly baseUrl: string
  /** Renders the items of one group; absent if they are rendered on demand. */
  readonly itemsHtml?: ((items: readonly SidebarItemView[]) => string) | undefined
}

/**
 * The views of a sidebar. A small sidebar is the same on every page; a page of a large one gets
 * only the groups around it, and an address for the items of every other group.
 */
export function sidebarViews(source: SidebarViewsSource) {
  const { sidebar, label, title, baseUrl, itemsHtml } = source
  const { name: id, items, index } = sidebar
  /** HTML of groups that pages leave out, by output path; empty if it is rendered on demand. */
  const files = new Map<string, string>()
  /** Items of those groups, by address. */
  const laterItems = new Map<string, readonly SidebarItemView[]>()
  if (index.order.length <= LARGE_SIDEBAR) {
    const view: SidebarView = { id, label, title, items: sidebarItemViews(items, baseUrl) }
    return { of: (_: Doc) => view, files, laterItems }
  }
  const closed = new Map<SidebarCategory, SidebarCategoryView>()
  const closedView = (category: SidebarCategory): SidebarCategoryView => {
    const inner = sidebarItemViews(category.items, baseUrl)
    const html = itemsHtml?.(inner)
    const hash = createHash('sha256').update(html ?? JSON.stringify(inner))
    const path = `assets/sidebar/${hash.digest('hex').slice(0, 10)}.html`
    const itemsHref = withBase(baseUrl, path)
    if (html !== undefined) files.set(path, html)
    laterItems.set(itemsHref, inner)
    return { ...categoryView(category, [], baseUrl), itemsHref }
  }
  const around = (
    level: readonly SidebarItem[],
    path: ReadonlySet<SidebarCategory>,
  ): SidebarItemView[] =>
    level.map((item) => {
      if (item.kind !== 'category') return itemView(item, baseUrl)
      return path.has(item)
        ? categoryView(item, around(item.items, path), baseUrl)
        : remembered(closed, item, () => closedView(item))
    })
  // Pages of one group share a view.
  const views = new Map<SidebarCategory | undefined, SidebarView>()
  const of = (doc: Doc): SidebarView => {
    const path = index.places.get(doc)?.path ?? []
    const make = () => ({ id, label, title, items: around(items, new Set(path)) })
    return remembered(views, path.at(-1), make)
  }
  return { of, files, laterItems }
}

/** The shell's data for sidebar items. */
function sidebarItemViews(items: readonly SidebarItem[], baseUrl: string): SidebarItemView[] {
  return items.map((item) => itemView(item, baseUrl))
}

function itemView(item: SidebarItem, baseUrl: string): SidebarItemView {
  if (item.kind === 'category')
    return categoryView(item, sidebarItemViews(item.items, baseUrl), baseUrl)
  if (item.kind === 'html') return item
  const { label, className } = item
  const href = item.kind === 'doc' ? withBase(baseUrl, item.doc.route) : item.href
  return { kind: 'link', label, href, className }
}

function categoryView(
  { doc, description: _, key: _key, ...category }: SidebarCategory,
  items: readonly SidebarItemView[],
  baseUrl: string,
): SidebarCategoryView {
  return { ...category, items, href: doc && withBase(baseUrl, doc.route) }
}
