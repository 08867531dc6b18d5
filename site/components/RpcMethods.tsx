import { rpcMethods } from '../data/rpc-methods.ts'
import { ApiEntry } from './api-entry.tsx'
import { rpcMethodColumns } from './rpc-method-columns.tsx'
import { breakable } from './value.tsx'

/** `::rpc-methods{namespace="eth"}`: every method of a JSON-RPC namespace on one page. */
export default function RpcMethods({ namespace }: { readonly namespace?: string }) {
  const chosen = rpcMethods.filter((entry) => entry.namespace === namespace)
  if (chosen.length === 0) {
    throw new Error(
      `namespace="${namespace ?? ''}" is unknown; use one of: ${[...new Set(rpcMethods.map((entry) => entry.namespace))].join(', ')}`,
    )
  }
  return (
    <>
      {chosen.map((entry) => (
        <ApiEntry
          key={entry.method}
          id={entry.method}
          name={entry.method}
          heading={breakable(entry.method)}
          {...rpcMethodColumns(entry)}
        />
      ))}
    </>
  )
}
