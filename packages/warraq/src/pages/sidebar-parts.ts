import { posix } from 'node:path'
import { usableName } from '../shared/text/route-names.ts'
import type { Doc } from './doc.ts'
import { generatedIndex } from './generated-pages.tsx'
import { categoryItem, type SidebarItem, type SidebarSource } from './sidebar-item.ts'

/**
 * Number of pages in a row above which a sidebar shows them in parts: every page of an open group
 * holds the whole group, so the output would grow with the square of their number.
 */
export const LARGE_GROUP = 500
/** Most items of a part. */
const PART = 50
/** Most parts in a row; more are parts of parts. */
const MOST_PARTS = 100

/** Items in a row, with their place among the pages that are shown in parts, counted from 1. */
interface Part {
  readonly item: SidebarItem
  readonly from: number
  readonly to: number
  readonly first: string
  readonly last: string
}

/**
 * Items of a group, with more than 500 pages in a row shown in parts, each with a page that lists it.
 * @param lists the items; no part holds pages of two lists
 * @param path of the group, for the ids and addresses of its parts
 */
export function inParts(
  lists: readonly (readonly SidebarItem[])[],
  path: string,
  source: SidebarSource,
): SidebarItem[] {
  let place = 0
  return lists.flatMap(rowsOf).flatMap((row) => {
    const start = place
    place += row.length
    if (row.length <= LARGE_GROUP) return row
    let parts = row.map((item, at): Part => {
      const label = item.kind === 'doc' ? item.label : ''
      const from = start + at + 1
      return { item, from, to: from, first: label, last: label }
    })
    do parts = grouped(parts, path, source)
    while (parts.length > MOST_PARTS)
    return parts.map(({ item }) => item)
  })
}

/** Items as rows: pages that follow each other, or one item of another kind. */
function rowsOf(items: readonly SidebarItem[]): SidebarItem[][] {
  const rows: SidebarItem[][] = []
  for (const item of items) {
    const last = rows.at(-1)
    if (item.kind === 'doc' && last?.[0]?.kind === 'doc') last.push(item)
    else rows.push([item])
  }
  return rows
}

/** The items in groups of equal size. */
function grouped(items: readonly Part[], path: string, source: SidebarSource): Part[] {
  const count = Math.ceil(items.length / PART)
  const startOf = (at: number) => Math.round((at * items.length) / count)
  return Array.from({ length: count }, (_, at) =>
    partOf(items.slice(startOf(at), startOf(at + 1)), path, source),
  )
}

function partOf(items: readonly Part[], path: string, source: SidebarSource): Part {
  const { from = 0, first = '' } = items[0] ?? {}
  const { to = 0, last = '' } = items.at(-1) ?? {}
  const label = `${first} \u2013 ${last}`
  const id = posix.join(path, `pages-${from}-${to}`)
  const category = {
    id,
    label,
    items: items.map(({ item }) => item),
    doc: ownIndex(label, id, source),
  }
  return { item: categoryItem(category, {}, source), from, to, first, last }
}

/** The index of a group without an address in the configuration, so no author should have to correct it. */
export function ownIndex(label: string, path: string, { docs: [place] }: SidebarSource): Doc {
  const names = path.split('/').map(usableName).join('/')
  const link = { type: 'generated-index', slug: `/category/${names}` } as const
  return generatedIndex({ label, link, place })
}
