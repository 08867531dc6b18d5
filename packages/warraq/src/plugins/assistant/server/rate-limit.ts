import { expandIPv6 } from 'hono/utils/ipaddr'

/** Length of the sliding window. */
const WINDOW_MS = 60_000
/** Maximum stored addresses; the one that was silent longest is dropped first. */
const MAX_ADDRESSES = 10_000

/**
 * Counts requests by address. The returned function counts one: 0 if it is allowed, otherwise the
 * milliseconds until the next one is.
 * @param limit requests that one address may send per minute
 */
export function createRateLimit(limit: number, now = Date.now): (address: string) => number {
  const timesOf = new Map<string, readonly number[]>()
  return (address) => {
    const at = now()
    const key = clientKey(address)
    const recent = (timesOf.get(key) ?? []).filter((time) => at - time < WINDOW_MS)
    const isAllowed = recent.length < limit
    timesOf.delete(key)
    timesOf.set(key, isAllowed ? [...recent, at] : recent)
    if (timesOf.size > MAX_ADDRESSES) timesOf.delete(timesOf.keys().next().value ?? '')
    return isAllowed ? 0 : WINDOW_MS - (at - (recent[0] ?? at))
  }
}

/**
 * Identifies a reader: the IPv4 address, or the first 64 bits of an IPv6 address, which one
 * connection usually has.
 */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [withoutZone = ''] = address.toLowerCase().split('%')
  return expandIPv6(withoutZone).split(':').slice(0, 4).join(':')
}
