import methods from './rpc-methods.json'
import type { RpcMethod } from './rpc-methods-schema.ts'

/** Every JSON-RPC method of the node. */
export const rpcMethods = methods as readonly RpcMethod[]
