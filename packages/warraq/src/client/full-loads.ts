import { readStorage, writeStorage } from '../shared/storage.ts'

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
export function createFullLoads(
  buildId: string,
  { read, write }: SessionMemory = sessionMemory,
): FullLoads {
  const key = `docs-full-loads-${buildId}`
  const routes = new Set(read(key)?.split('\n'))
  return {
    has: (route) => routes.has(route),
    add: (route) => {
      routes.add(route)
      write(key, [...routes].slice(-MOST_ROUTES).join('\n'))
    },
  }
}

/** Neither function may throw. */
export interface SessionMemory {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
}

const sessionMemory: SessionMemory = {
  read: (key) => readStorage('session', key),
  write: (key, value) => writeStorage('session', key, value),
}
