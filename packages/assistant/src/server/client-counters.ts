import { isIP, isIPv4 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** A part of the internet whose requests count together. */
export interface Counter {
  readonly key: string
  /** The number of readers who may share it, as far as limits are concerned. */
  readonly readers: number
}

/**
 * Readers that limits allow in an IPv6 network of 48 bits. One customer can have a whole one, which
 * contains 65,536 networks of 64 bits.
 */
const READERS_OF_NETWORK = 4

/** Longer than any address. */
const MAX_TEXT = 128

/** A proxy may forward any text; everything that is not an address counts as one reader. */
const NO_ADDRESS = [{ key: 'unknown', readers: 1 }] as const

/**
 * What a request from an address counts for: its IPv4 address in any form, or the first 64 bits of
 * an IPv6 address, which one connection usually has, and the 48 bits around them.
 */
export function countersOf(text: string): readonly [Counter, ...Counter[]] {
  const address = formsOf(text).map(decimalIPv4).find(isIP)
  if (address === undefined) return NO_ADDRESS
  if (isIPv4(address)) return [{ key: address, readers: 1 }]
  const groups = groupsOf(address)
  const ipv4 = ipv4Of(groups)
  if (ipv4 !== undefined) return [{ key: ipv4, readers: 1 }]
  return [
    { key: groups.slice(0, 4).join(':'), readers: 1 },
    { key: groups.slice(0, 3).join(':'), readers: READERS_OF_NETWORK },
  ]
}

/**
 * What may be the address in the text of a proxy, most probable first. Some proxies quote it, or
 * write the port, which is another one for each connection: `203.0.113.9:40001`, `"[::1]:443"`.
 * Without brackets an IPv6 address may end in a port; it is one only if the whole is not an address.
 */
function formsOf(text: string): readonly string[] {
  const bare = text.slice(0, MAX_TEXT).replace(/^[\s"]+|[\s"]+$/g, '')
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? []
  return [bracketed ?? bare, bare.replace(/:\d+$/, '')].map((form) => form.replace(/%.*$/s, ''))
}

/** `203.0.113.9` for `203.000.113.009`; any other text as it is. */
function decimalIPv4(text: string): string {
  return /^\d+(?:\.\d+){3}$/.test(text) ? text.replace(/\b0+(?=\d)/g, '') : text
}

/** The eight groups of four digits; the URL parser accepts every way of writing them. */
function groupsOf(address: string): readonly string[] {
  return expandIPv6(new URL(`http://[${address}]`).hostname.slice(1, -1)).split(':')
}

/**
 * IPv6 addresses that contain an IPv4 address: `::ffff:0:0/96` (mapped, RFC 4291), `64:ff9b::/96`
 * and `64:ff9b:1::/48` (NAT64, RFC 6052 and 8215) at the end, `2002::/16` (6to4, RFC 3056) after the
 * prefix. Readers on such networks have both forms.
 */
const EMBEDDED = [
  { prefix: '0000:0000:0000:0000:0000:ffff:', at: 6 },
  { prefix: '0064:ff9b:0000:0000:0000:0000:', at: 6 },
  { prefix: '0064:ff9b:0001:', at: 6 },
  { prefix: '2002:', at: 1 },
]

function ipv4Of(groups: readonly string[]): string | undefined {
  const found = EMBEDDED.find(({ prefix }) => groups.join(':').startsWith(prefix))
  if (found === undefined) return undefined
  const bytes = groups.slice(found.at, found.at + 2).flatMap((group) => group.match(/../g) ?? [])
  return bytes.map((byte) => Number.parseInt(byte, 16)).join('.')
}
