import { useEffect, useState } from 'react'
import { collapsesSiblings } from '../shared/features.ts'
import type { SidebarView } from '../shared/page-view.ts'
import { readStorage, STORAGE_KEYS, writeStorage } from '../shared/storage.ts'
import { closeSiblings, type OpenGroups, openGroupsAbove } from './sidebar-state.ts'

export interface SidebarGroups {
  readonly groups: OpenGroups
  readonly setGroup: (id: string, isOpen: boolean) => void
}

/** Groups the reader opened and closed, kept across pages and reloads of this tab. */
export function useSidebarGroups(
  sidebar: SidebarView,
  href: string,
  autoCollapse: boolean,
): SidebarGroups {
  const key = STORAGE_KEYS.sidebar(sidebar.id)
  const [groups, setGroups] = useState<OpenGroups>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: items of one sidebar do not change while it is shown.
  useEffect(() => {
    setGroups((former) =>
      openGroupsAbove(sidebar.items, href, {
        ...parseGroups(readStorage('session', key)),
        ...former,
      }),
    )
  }, [key, href])
  const setGroup = (id: string, isOpen: boolean) => {
    const base =
      collapsesSiblings && isOpen && autoCollapse
        ? closeSiblings(sidebar.items, id, groups)
        : groups
    const next = { ...base, [id]: isOpen }
    setGroups(next)
    writeStorage('session', key, JSON.stringify(next))
  }
  return { groups, setGroup }
}

function parseGroups(text: string | null): OpenGroups {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    )
  } catch {
    return {}
  }
}
