import type { RpcMethod } from '../data/rpc-methods.ts'

/** How the site words what a node does with a method. */
export const SUPPORT_NAMES: Readonly<Record<RpcMethod['implemented'], string>> = {
  full: 'supported',
  partial: 'differs from Ethereum',
  stub: 'answers a constant or an error',
}
