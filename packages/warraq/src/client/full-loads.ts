import { readStorage, writeStorage } from '../shared/storage.ts'

/** Routes this session leaves to the browser, because their payload was unusable once. */
export interface FullLoads {
  readonly has: (route: string) => boolean
  readonly add: (route: string) => void
}

/** A broken host must not fill the reader's storage. */
const MOST_ROUTES = 100

/**
 * Remember routes in the session storage, per build: what a new build brings may well be usable.
 * Blocked storage means no memory and nothing worse.
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

/** Neither function throws. */
export interface SessionMemory {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
}

const sessionMemory: SessionMemory = {
  read: (key) => readStorage('session', key),
  write: (key, value) => writeStorage('session', key, value),
}
