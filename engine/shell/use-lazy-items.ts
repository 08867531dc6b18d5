import { useEffect, useState } from 'react'
import type { SidebarCategoryView, SidebarItemView } from '../shared/page-view.ts'

/**
 * The items of a group. A large sidebar leaves them out of the page; they are fetched when the
 * reader opens the group. If that fails the group stays empty and its own page lists the items.
 */
export function useLazyItems(
  { items, itemsHref }: SidebarCategoryView,
  isOpen: boolean,
): readonly SidebarItemView[] {
  const [fetched, setFetched] = useState<readonly SidebarItemView[]>()
  const isMissing = isOpen && items.length === 0 && fetched === undefined
  useEffect(() => {
    if (!isMissing || itemsHref === undefined) return
    const stop = new AbortController()
    fetch(itemsHref, { signal: stop.signal })
      .then(async (response) => {
        if (response.ok) setFetched((await response.json()) as SidebarItemView[])
      })
      .catch(() => {})
    return () => stop.abort()
  }, [isMissing, itemsHref])
  return items.length > 0 ? items : (fetched ?? items)
}
