export interface RateLimitOptions {
  /** Requests that one address may send within the window. */
  readonly limit: number
  readonly windowMs: number
  /** Current time in milliseconds, from any origin. */
  readonly now: () => number
}

/** Counts requests by address within a sliding window. */
export interface RateLimit {
  /** Count a request: 0 if it is allowed, otherwise the milliseconds until the next one is. */
  readonly take: (address: string) => number
}

/** Maximum stored addresses; the one that was silent longest is dropped first. */
const MAX_ADDRESSES = 10_000

export function createRateLimit({ limit, windowMs, now }: RateLimitOptions): RateLimit {
  const timesOf = new Map<string, readonly number[]>()
  return {
    take: (address) => {
      const at = now()
      const key = clientKey(address)
      const recent = (timesOf.get(key) ?? []).filter((time) => at - time < windowMs)
      const isAllowed = recent.length < limit
      timesOf.delete(key)
      timesOf.set(key, isAllowed ? [...recent, at] : recent)
      if (timesOf.size > MAX_ADDRESSES) timesOf.delete(timesOf.keys().next().value ?? '')
      return isAllowed ? 0 : windowMs - (at - (recent[0] ?? at))
    },
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
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const first = head.split(':').filter((part) => part !== '')
  const last = tail.split(':').filter((part) => part !== '')
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
