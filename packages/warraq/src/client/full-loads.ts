import { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import { fullLoads } from '../shared/browser/storage-keys.ts'

/** Routes that the browser loads itself, because their payload was unusable once. */
export interface FullLoads {
  readonly has: (route: string) => boolean
  readonly add: (route: string) => void
}

/** Limits storage use when a host is broken. */
const MOST_ROUTES = 100

/** Store the routes of one build, as a new one may fix them; nothing if storage is blocked. */
export function createFullLoads(buildId: string): FullLoads {
  const [storedId, ...stored] = readStorage('local', fullLoads)?.split('\n') ?? []
  const routes = new Set(storedId === buildId ? stored : [])
  return {
    has: (route) => routes.has(route),
    add: (route) => {
      routes.add(route)
      writeStorage('local', fullLoads, [buildId, ...[...routes].slice(-MOST_ROUTES)].join('\n'))
    },
  }
}
