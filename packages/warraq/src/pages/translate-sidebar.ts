import type { Messages } from '../config/read-translations.ts'
import type { Doc } from './doc.ts'
import type { SidebarItem } from './sidebar-item.ts'

/** A sidebar with the translated labels of a locale; labels without a translation stay. */
export function translateSidebar(
  items: readonly SidebarItem[],
  sidebarId: string,
  messages: Messages,
): readonly SidebarItem[] {
  if (messages.size === 0) return items
  const prefix = `sidebar.${sidebarId}.`
  return items.map((item): SidebarItem => {
    if (item.kind === 'html') return item
    const id = `${prefix}${item.kind}.${item.label}`
    const label = messages.get(id) ?? item.label
    if (item.kind !== 'category') return { ...item, label }
    const doc = item.doc && translateIndex(item.doc, `${id}.link.generated-index`, messages)
    const own = translateSidebar(item.items, sidebarId, messages)
    return { ...item, label, items: own, ...(doc === undefined ? {} : { doc }) }
  })
}

/** A generated index page takes its texts from the sidebar, so they are translated here. */
function translateIndex(doc: Doc, id: string, messages: Messages): Doc {
  const title = messages.get(`${id}.title`)
  const description = messages.get(`${id}.description`)
  if (title === undefined && description === undefined) return doc
  return { ...doc, title: title ?? doc.title, description: description ?? doc.description }
}
