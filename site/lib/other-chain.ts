import { bech32 } from '../facts/common.ts'
import { RPC_ENDPOINTS } from './api-endpoints.ts'

/** Methods whose result is the number of the chain. */
const CHAIN_METHODS: ReadonlySet<string> = new Set(['eth_chainId', 'net_version'])

/**
 * What to say beside an answer that names another chain than the endpoint should serve:
 * `not HAQQ Mainnet (11235)`. `undefined` if the chain is right, or if the answer names none.
 */
export function otherChain(method: string, url: string, json: string): string | undefined {
  const expected = RPC_ENDPOINTS.find((endpoint) => endpoint.url === url)?.chain
  if (expected === undefined || !CHAIN_METHODS.has(method)) return undefined
  const found = Number(/^"(\w+)"$/.exec(json.trim())?.[1] ?? Number.NaN)
  if (Number.isNaN(found) || found === expected.id) return undefined
  return `not ${expected.name} (${expected.id})`
}

/**
 * What to say beside an error of a REST query that shows another chain: it knows no address of HAQQ.
 * `undefined` for any other error.
 */
export function otherPrefix(error: string): string | undefined {
  const prefix = /invalid Bech32 prefix; expected (\w+), got (\w+)/.exec(error)
  if (prefix === null || prefix[1] === bech32.account.value) return undefined
  return `the endpoint serves another chain, whose addresses start with ${prefix[1]}1`
}
