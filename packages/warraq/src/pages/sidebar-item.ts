import type { DocsRoot } from '../config/docs-root.ts'
import type { CategoryMetadata } from './category-metadata.ts'
import type { Doc } from './doc.ts'

/** A sidebar before rendering, with references to docs. */
export type SidebarItem =
  | SidebarDoc
  | (LabelledItem & { readonly kind: 'link'; readonly href: string })
  | { readonly kind: 'html'; readonly html: string; readonly className?: string | undefined }
  | SidebarCategory

interface LabelledItem {
  readonly label: string
  /** Name in translation files, instead of the label. */
  readonly key?: string | undefined
  readonly className?: string | undefined
}

interface SidebarDoc extends LabelledItem {
  readonly kind: 'doc'
  readonly doc: Doc
  /** A second mention: the doc belongs to another sidebar, which decides its pagination. */
  readonly isReference?: boolean
}

export interface SidebarCategory extends LabelledItem {
  readonly kind: 'category'
  /** Folder path, or the labels above it. */
  readonly id: string
  readonly doc?: Doc | undefined
  readonly collapsible: boolean
  readonly collapsed: boolean
  /** Beside its pages the sidebar shows only this category; elsewhere it is one entry. */
  readonly standalone: boolean
  readonly description?: string | undefined
  readonly items: readonly SidebarItem[]
}

/** What the sidebars of a docs root are made of. */
export interface SidebarSource
  extends Pick<DocsRoot, 'sidebarCollapsible' | 'sidebarCollapsed' | 'numberPrefixes'> {
  readonly docs: readonly Doc[]
  /** Metadata of folders, by path relative to the docs root. */
  readonly categories: ReadonlyMap<string, CategoryMetadata>
}

/** A category; the section says whether it can be closed unless the category itself does. */
export function categoryItem(
  category: Omit<SidebarCategory, 'kind' | 'collapsible' | 'collapsed' | 'standalone'>,
  asked: Pick<CategoryMetadata, 'collapsible' | 'collapsed' | 'standalone'>,
  { sidebarCollapsible, sidebarCollapsed }: SidebarSource,
): SidebarCategory {
  const {
    collapsible = sidebarCollapsible,
    collapsed = sidebarCollapsed,
    standalone = false,
  } = asked
  const isCollapsed = collapsible && collapsed
  return { kind: 'category', ...category, collapsible, collapsed: isCollapsed, standalone }
}

/** Position of every doc of a sidebar. */
export interface SidebarIndex {
  /** Docs in reading order: a category's page comes before its items. */
  readonly order: readonly Doc[]
  readonly places: ReadonlyMap<Doc, SidebarPlace>
  /** The items at its top. */
  readonly items: readonly SidebarItem[]
}

interface SidebarPlace {
  /** Index in `order`. */
  readonly at: number
  readonly label: string
  /** Categories from the top down to the doc; the last one may be its own. */
  readonly path: readonly SidebarCategory[]
}

/** Index a sidebar once, so that looking up a page takes the same time in a sidebar of any size. */
export function sidebarIndex(items: readonly SidebarItem[]): SidebarIndex {
  const order: Doc[] = []
  const places = new Map<Doc, SidebarPlace>()
  const add = (doc: Doc, label: string, path: readonly SidebarCategory[]) => {
    if (!places.has(doc)) places.set(doc, { at: order.push(doc) - 1, label, path })
  }
  const visit = (level: readonly SidebarItem[], path: readonly SidebarCategory[]) => {
    for (const item of level) {
      if (item.kind === 'doc' && item.isReference !== true) add(item.doc, item.label, path)
      if (item.kind !== 'category') continue
      if (item.doc !== undefined) add(item.doc, item.label, [...path, item])
      visit(item.items, [...path, item])
    }
  }
  visit(items, [])
  return { order, places, items }
}
