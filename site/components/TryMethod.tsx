import { rpcMethods } from '../data/rpc-methods.ts'
import RpcConsole from '../islands/RpcConsole.tsx'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { fieldsOf } from '../lib/rpc-fields.ts'

/**
 * `::try-method{name="eth_chainId"}`: the console of a method that only reads. Closed until the reader
 * opens it; only then do the console's code and HTML load.
 */
export default function TryMethod({ name }: { readonly name?: string }) {
  const entry = rpcMethods.find(({ method }) => method === name)
  if (entry === undefined || !isReadOnly(entry.method))
    throw new Error(`name="${name ?? ''}" is no method that only reads`)
  const { method, params, result, example, default_enabled } = entry
  return (
    <details className="details">
      <summary>Try {method}</summary>
      {default_enabled ? null : (
        <p>
          Public endpoints usually leave this namespace off. Choose “This computer” and run the call
          against a node of your own that has it on.
        </p>
      )}
      <RpcConsole
        method={method}
        fields={fieldsOf(params, example.params)}
        resultType={result.type}
        isCallShown
      />
    </details>
  )
}
