import { ports } from '../facts/common.ts'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'

/** An API endpoint. */
export interface ApiEndpoint {
  readonly label: string
  readonly url: string
}

export const RPC_ENDPOINTS: readonly [ApiEndpoint, ...ApiEndpoint[]] = [
  { label: 'Mainnet', url: mainnet.rpc.evm.value },
  { label: 'TestEdge2', url: testnet.rpc.evm.value },
  { label: 'This computer', url: `http://localhost:${ports.evmJsonRpc.value}` },
]

export const REST_ENDPOINTS: readonly [ApiEndpoint, ...ApiEndpoint[]] = [
  { label: 'Mainnet', url: mainnet.rpc.rest.value },
  { label: 'TestEdge2', url: testnet.rpc.rest.value },
  { label: 'This computer', url: `http://localhost:${ports.cosmosRest.value}` },
]

/**
 * Whether an endpoint is the reader's own node. Consoles show calls for it but send none, because
 * the policy of the published pages allows no address on the reader's computer.
 */
export function isOnThisComputer(url: string): boolean {
  return new URL(url).hostname === 'localhost'
}
