import { ports } from '../facts/common.ts'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'

/** An address a console may ask. */
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
