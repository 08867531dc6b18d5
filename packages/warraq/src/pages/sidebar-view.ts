import { createHash } from 'node:crypto'
import { remembered } from '@warraq/search/remembered'
import type {
  PageLink,
  SidebarCategoryView,
  SidebarItemView,
  SidebarView,
  StandaloneView,
} from '../shared/data/page-view.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import { firstDoc } from './generated-pages.tsx'
import type { NamedSidebar } from './section-sidebars.ts'
import { LARGE_SIDEBAR } from './sidebar.ts'
import type { SidebarCategory, SidebarItem } from './sidebar-item.ts'

export interface SidebarViewsSource extends Pick<SidebarView, 'label' | 'title' | 'sections'> {
  readonly sidebar: NamedSidebar
  readonly baseUrl: string
  /** First page of the section, to which a standalone category leads back. */
  readonly sectionHref?: string | undefined
  /** Set before the ids of groups, which are otherwise unique only within a section. */
  readonly groupPrefix?: string | undefined
  /** Renders the items of one group; absent if they are rendered on demand. */
  readonly itemsHtml?: ((items: readonly SidebarItemView[]) => string) | undefined
}

/**
 * The views of a sidebar. A small sidebar is the same on every page; a page of a large one gets
 * only the groups around it, and an address for the items of every other group. A standalone
 * category is a sidebar in itself: its pages get nothing else, and other pages a link to it.
 */
export function sidebarViews(source: SidebarViewsSource) {
  const { sidebar, label, title, sections } = source
  const later = laterItems(source)
  const views = new Map<SidebarCategory | undefined, ViewOfPath>()
  const head = { id: sidebar.name, label }
  const viewsOf = (standalone: SidebarCategory | undefined): ViewOfPath => {
    if (standalone === undefined)
      return viewsOfItems(sidebar.items, later, { ...head, title, sections })
    const { items } = standalone
    const hasFilter = docCount(items) <= LARGE_SIDEBAR
    const shown = hasFilter ? items.map(alwaysOpen) : items
    const alone = standaloneView(standalone, hasFilter, source)
    return viewsOfItems(shown, later, { ...head, standalone: alone })
  }
  const of = (doc: Doc): SidebarView => {
    const path = sidebar.index.places.get(doc)?.path ?? []
    const standalone = path.find((category) => category.standalone)
    return remembered(views, standalone, () => viewsOf(standalone))(path)
  }
  return { of, files: later.files, laterItems: later.items }
}

/** The view of a page by the categories around it. */
type ViewOfPath = (path: readonly SidebarCategory[]) => SidebarView

function viewsOfItems(
  items: readonly SidebarItem[],
  later: LaterItems,
  head: Omit<SidebarView, 'items'>,
): ViewOfPath {
  if (docCount(items) <= LARGE_SIDEBAR) {
    const view: SidebarView = { ...head, items: items.map((item) => itemView(item, later)) }
    return () => view
  }
  const around = (
    level: readonly SidebarItem[],
    path: ReadonlySet<SidebarItem>,
  ): SidebarItemView[] =>
    level.map((item) => {
      if (item.kind !== 'category' || item.standalone) return itemView(item, later)
      return path.has(item)
        ? categoryView(item, around(item.items, path), later)
        : later.closed(item)
    })
  // Pages of one group share a view.
  const views = new Map<SidebarCategory | undefined, SidebarView>()
  return (path) =>
    remembered(views, path.at(-1), () => ({ ...head, items: around(items, new Set(path)) }))
}

/** Number of docs in a sidebar; a standalone category counts as one. */
function docCount(items: readonly SidebarItem[]): number {
  const counts = items.map((item) => {
    if (item.kind !== 'category') return item.kind === 'doc' ? 1 : 0
    return item.standalone ? 1 : Number(item.doc !== undefined) + docCount(item.items)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The groups of a standalone category cannot be closed: a filter leaves only a few entries. */
function alwaysOpen(item: SidebarItem): SidebarItem {
  if (item.kind !== 'category') return item
  const items = item.items.map(alwaysOpen)
  return { ...item, items, collapsible: false, collapsed: false, standalone: false }
}

function standaloneView(
  { label, doc, className }: SidebarCategory,
  hasFilter: boolean,
  { sectionHref, label: section, baseUrl }: SidebarViewsSource,
): StandaloneView {
  const back: PageLink | undefined =
    sectionHref === undefined ? undefined : { label: section, href: sectionHref }
  return { label, href: doc && withBase(baseUrl, doc.route), back, className, hasFilter }
}

interface LaterItems extends Pick<SidebarViewsSource, 'baseUrl' | 'groupPrefix'> {
  /** HTML of groups that pages leave out, by output path; empty if it is rendered on demand. */
  readonly files: ReadonlyMap<string, string>
  /** Items of those groups, by address. */
  readonly items: ReadonlyMap<string, readonly SidebarItemView[]>
  /** A group with an address for its items. */
  readonly closed: (category: SidebarCategory) => SidebarCategoryView
}

function laterItems({ baseUrl, groupPrefix, itemsHtml }: SidebarViewsSource): LaterItems {
  const files = new Map<string, string>()
  const items = new Map<string, readonly SidebarItemView[]>()
  const views = new Map<SidebarCategory, SidebarCategoryView>()
  const later: LaterItems = {
    ...{ baseUrl, groupPrefix, files, items },
    closed: (category) => remembered(views, category, () => closedView(category)),
  }
  const closedView = (category: SidebarCategory): SidebarCategoryView => {
    const inner = category.items.map((item) => itemView(item, later))
    const html = itemsHtml?.(inner)
    const hash = createHash('sha256').update(html ?? JSON.stringify(inner))
    const path = `assets/sidebar/${hash.digest('hex').slice(0, 10)}.html`
    const itemsHref = withBase(baseUrl, path)
    if (html !== undefined) files.set(path, html)
    items.set(itemsHref, inner)
    return { ...categoryView(category, [], later), itemsHref }
  }
  return later
}

type ViewScope = Pick<SidebarViewsSource, 'baseUrl' | 'groupPrefix'>

function itemView(item: SidebarItem, scope: ViewScope): SidebarItemView {
  if (item.kind === 'html') return item
  if (item.kind === 'category') {
    const target = item.standalone ? firstDoc(item) : undefined
    if (target !== undefined) return linkView(item, target, scope)
    const items = item.items.map((inner) => itemView(inner, scope))
    return categoryView(item, items, scope)
  }
  if (item.kind === 'doc') return linkView(item, item.doc, scope)
  const { label, href, className } = item
  return { kind: 'link', label, href, className }
}

function linkView(
  { label, className }: Pick<SidebarCategory, 'label' | 'className'>,
  { route, frontMatter }: Doc,
  { baseUrl }: ViewScope,
): SidebarItemView {
  const { sidebar_badge: badge } = frontMatter
  return { kind: 'link', label, href: withBase(baseUrl, route), badge, className }
}

function categoryView(
  { id, doc, label, collapsible, collapsed, className }: SidebarCategory,
  items: readonly SidebarItemView[],
  { baseUrl, groupPrefix = '' }: ViewScope,
): SidebarCategoryView {
  const href = doc && withBase(baseUrl, doc.route)
  const group = { id: `${groupPrefix}${id}`, label, href, collapsible, collapsed }
  return { kind: 'category', ...group, items, className }
}
