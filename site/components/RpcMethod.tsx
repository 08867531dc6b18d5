import { rpcMethods } from '../data/rpc-methods.ts'
import type { RpcMethod as Method } from '../data/rpc-methods-schema.ts'
import RpcConsole from '../islands/RpcConsole.tsx'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { fieldsOf } from '../lib/rpc-fields.ts'
import { METHODS } from '../reference/reference-address.ts'
import { ApiPage } from './api-columns.tsx'
import { rpcMethodColumns } from './rpc-method-columns.tsx'

/** `::rpc-method{name="eth_call"}`: a JSON-RPC method, with a console if it only reads. */
export default function RpcMethod({ name }: { readonly name?: string }) {
  const entry = rpcMethods.find(({ method }) => method === name)
  if (entry === undefined)
    throw new Error(`name="${name ?? ''}" is unknown; see site/data/rpc-methods.json`)
  const { example, ...columns } = rpcMethodColumns(entry)
  return (
    <>
      <ApiPage
        {...columns}
        example={
          <>
            {example}
            {isReadOnly(entry.method) ? <TryMethod entry={entry} /> : null}
          </>
        }
      />
      <p>
        Namespace <code>{entry.namespace}</code> of{' '}
        <a href={`${METHODS}#${entry.namespace}`}>all methods</a>.{' '}
        <a href={`${METHODS}#how-to-read-the-reference`}>How to read the reference</a> explains the
        words and types.
      </p>
    </>
  )
}

/** Closed until the reader opens it; only then do the console's code and HTML load. */
function TryMethod({ entry }: { readonly entry: Method }) {
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
