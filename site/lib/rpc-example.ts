import { rpcAnswer } from '../data/recorded-answers.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import { ownNodeOf, RPC_ENDPOINTS } from './api-endpoints.ts'
import { isReadOnly } from './read-only-methods.ts'
import { rpcCurl } from './rpc-snippets.ts'

const OWN_NODE = ownNodeOf(RPC_ENDPOINTS)

/** Whether the example is a call to a public endpoint, with names of mainnet. */
export function isPublicExample({ method, transport, default_enabled }: RpcMethod): boolean {
  return isReadOnly(method) && default_enabled && transport !== 'ws'
}

/**
 * The command of a method's example; `undefined` if only a WebSocket takes it. Read-only calls go
 * to a public endpoint; all others to the reader's own node, as recorded.
 */
export function rpcExampleCurl(entry: RpcMethod): string | undefined {
  const { method, example, transport } = entry
  if (transport === 'ws') return undefined
  const [url, { params }] = isPublicExample(entry)
    ? [RPC_ENDPOINTS[0].url, example]
    : [OWN_NODE, rpcAnswer(method) ?? example]
  return rpcCurl(url, method, JSON.stringify(params))
}
