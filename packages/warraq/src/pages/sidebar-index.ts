import type { Doc } from './doc.ts'
import type { SidebarCategory, SidebarItem } from './sidebar-item.ts'

/** Position of every doc of a sidebar. */
export interface SidebarIndex {
  /** Docs in reading order: a category's page comes before its items. */
  readonly order: readonly Doc[]
  readonly places: ReadonlyMap<Doc, SidebarPlace>
}

export interface SidebarPlace {
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
  return { order, places }
}
