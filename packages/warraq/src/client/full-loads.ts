import { readStorage, writeStorage } from '../shared/browser/storage.ts'

/** Routes that this session leaves to the browser, because their payload was unusable once. */
export interface FullLoads {
  readonly has: (route: string) => boolean
  readonly add: (route: string) => void
}

/** Limits storage use when a host is broken. */
const MOST_ROUTES = 100

/**
 * Store the routes in session storage, per build, because a new build may fix them. With blocked
 * storage nothing is stored.
 */
export function createFullLoads(buildId: string): FullLoads {
  const key = `docs-full-loads-${buildId}`
  const routes = new Set(readStorage('session', key)?.split('\n'))
  return {
    has: (route) => routes.has(route),
    add: (route) => {
      routes.add(route)
      writeStorage('session', key, [...routes].slice(-MOST_ROUTES).join('\n'))
    },
  }
}
