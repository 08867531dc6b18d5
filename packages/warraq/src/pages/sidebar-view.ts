import { createHash } from 'node:crypto'
import type { SidebarCategoryView, SidebarItemView, SidebarView } from '../shared/page-view.ts'
import { remembered } from '../shared/remembered.ts'
import { withBase } from '../shared/route-path.ts'
import type { Doc } from './doc.ts'
import type { NamedSidebar } from './section-sidebars.ts'
import { LARGE_SIDEBAR } from './sidebar.ts'
import type { SidebarCategory, SidebarItem } from './sidebar-item.ts'

/** The views of one sidebar on each of its pages. */
export interface SidebarViews {
  readonly of: (doc: Doc) => SidebarView
  /** HTML of groups that pages leave out, by output path; empty if it is rendered on demand. */
  readonly files: ReadonlyMap<string, string>
  /** Items of those groups, by address. */
  readonly laterItems: ReadonlyMap<string, readonly SidebarItemView[]>
}

export interface SidebarViewsSource {
  readonly sidebar: NamedSidebar
  readonly label: string
  readonly title?: string | undefined
  readonly baseUrl: string
  /** Renders the items of one group; absent if they are rendered on demand. */
  readonly itemsHtml?: ((items: readonly SidebarItemView[]) => string) | undefined
}

/**
 * The views of a sidebar. A small sidebar is the same on every page; a page of a large one gets
 * only the groups around it, and an address for the items of every other group.
 */
export function sidebarViews(source: SidebarViewsSource): SidebarViews {
  const { sidebar, label, title, baseUrl, itemsHtml } = source
  const { name: id, items, index } = sidebar
  const named = { id, label, ...(title === undefined ? {} : { title }) }
  if (index.order.length <= LARGE_SIDEBAR) {
    const view = { ...named, items: sidebarItemViews(items, baseUrl) }
    return { of: () => view, files: new Map(), laterItems: new Map() }
  }
  const laterItems = new Map<string, readonly SidebarItemView[]>()
  const files = new Map<string, string>()
  const closed = new Map<SidebarCategory, SidebarCategoryView>()
  const closedView = (category: SidebarCategory): SidebarCategoryView => {
    const items = sidebarItemViews(category.items, baseUrl)
    const html = itemsHtml?.(items)
    const hash = createHash('sha256')
      .update(html ?? JSON.stringify(items))
      .digest('hex')
      .slice(0, 10)
    const path = `assets/sidebar/${hash}.html`
    const itemsHref = withBase(baseUrl, path)
    if (html !== undefined) files.set(path, html)
    laterItems.set(itemsHref, items)
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
  return {
    of: (doc) => {
      const path = index.places.get(doc)?.path ?? []
      return remembered(views, path.at(-1), () => ({
        id,
        label,
        items: around(items, new Set(path)),
      }))
    },
    files,
    laterItems,
  }
}

/** The shell's data for sidebar items. */
function sidebarItemViews(items: readonly SidebarItem[], baseUrl: string): SidebarItemView[] {
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
      return categoryView(item, sidebarItemViews(item.items, baseUrl), baseUrl)
  }
}

function categoryView(
  { id, label, collapsible, collapsed, className, doc }: SidebarCategory,
  items: readonly SidebarItemView[],
  baseUrl: string,
): SidebarCategoryView {
  return {
    kind: 'category',
    id,
    label,
    collapsible,
    collapsed,
    items,
    ...(doc === undefined ? {} : { href: withBase(baseUrl, doc.route) }),
    ...(className === undefined ? {} : { className }),
  }
}
