import { countersOf } from './client-counters.ts'

/** Length of the sliding window. */
const WINDOW_MS = 60_000
/** Maximum stored counters; the one that was silent longest is dropped first. */
const MAX_COUNTERS = 10_000

/**
 * Counts requests by address. The returned function counts one: 0 if it is allowed, otherwise the
 * milliseconds until the next one is. A request that is refused does not count.
 * @param limit requests that one reader may send per minute
 */
export function createRateLimit(limit: number, now = Date.now): (address: string) => number {
  const timesOf = new Map<string, readonly number[]>()
  return (address) => {
    const at = now()
    const counters = countersOf(address).map(({ key, readers }) => {
      const recent = (timesOf.get(key) ?? []).filter((time) => at - time < WINDOW_MS)
      const most = limit * readers
      return {
        key,
        recent,
        waitMs: recent.length < most ? 0 : WINDOW_MS - (at - (recent[0] ?? at)),
      }
    })
    const waitMs = Math.max(...counters.map((counter) => counter.waitMs))
    for (const { key, recent } of counters) {
      timesOf.delete(key)
      timesOf.set(key, waitMs === 0 ? [...recent, at] : recent)
      if (timesOf.size > MAX_COUNTERS) timesOf.delete(timesOf.keys().next().value ?? '')
    }
    return waitMs
  }
}
