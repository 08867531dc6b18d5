import { ports } from '../facts/common.ts'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'

/** An API endpoint. */
export interface ApiEndpoint {
  /** Value of the network in the group of tabs `network`, which consoles share. */
  readonly network: 'mainnet' | 'testnet' | 'local'
  readonly label: string
  readonly url: string
  /** The chain that it should serve; a node on the reader's computer may serve any. */
  readonly chain?: { readonly name: string; readonly id: number }
}

const MAINNET = { name: mainnet.name.value, id: mainnet.evmChainId.value }
const TESTNET = { name: testnet.name.value, id: testnet.evmChainId.value }

export const RPC_ENDPOINTS: readonly [ApiEndpoint, ...ApiEndpoint[]] = [
  { network: 'mainnet', label: 'Mainnet', url: mainnet.rpc.evm.value, chain: MAINNET },
  { network: 'testnet', label: 'TestEdge2', url: testnet.rpc.evm.value, chain: TESTNET },
  { network: 'local', label: 'This computer', url: `http://localhost:${ports.evmJsonRpc.value}` },
]

export const REST_ENDPOINTS: readonly [ApiEndpoint, ...ApiEndpoint[]] = [
  { network: 'mainnet', label: 'Mainnet', url: mainnet.rpc.rest.value },
  { network: 'testnet', label: 'TestEdge2', url: testnet.rpc.rest.value },
  { network: 'local', label: 'This computer', url: `http://localhost:${ports.cosmosRest.value}` },
]

/**
 * Whether an endpoint is the reader's own node. Consoles show calls for it but send none, because
 * the policy of the published pages allows no address on the reader's computer.
 */
export function isOnThisComputer(url: string): boolean {
  return new URL(url).hostname === 'localhost'
}

/** Address of the reader's own node. */
export function ownNodeOf([first, ...others]: readonly [ApiEndpoint, ...ApiEndpoint[]]): string {
  return (others.find(({ url }) => isOnThisComputer(url)) ?? first).url
}
