import { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'

/** Groups the reader opened or closed, by group id. */
export type OpenGroups = Readonly<Record<string, boolean>>

/** Used for the life of the document if storage is blocked. */
const memory = new Map<string, OpenGroups>()

/**
 * The groups that the reader opened and closed in a sidebar. They are in local storage, which a
 * document has read before its first paint: to open session storage as well takes several
 * milliseconds of every visit.
 */
export function readGroups(sidebarId: string): OpenGroups {
  const stored = readStorage('local', STORAGE_KEYS.sidebar(sidebarId))
  return stored === null ? (memory.get(sidebarId) ?? {}) : parseGroups(stored)
}

export function writeGroups(sidebarId: string, groups: OpenGroups): void {
  memory.set(sidebarId, groups)
  const isEmpty = Object.keys(groups).length === 0
  writeStorage('local', STORAGE_KEYS.sidebar(sidebarId), isEmpty ? null : JSON.stringify(groups))
}

/** Invalid stored values are ignored. */
export function parseGroups(text: string): OpenGroups {
  try {
    const value: unknown = JSON.parse(text)
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
