import { rpcMethods } from '../data/rpc-methods.ts'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { METHODS } from '../reference/reference-address.ts'
import { ApiPage } from './api-columns.tsx'
import { rpcMethodColumns } from './rpc-method-columns.tsx'
import TryMethod from './TryMethod.tsx'

/** `::rpc-method{name="eth_call"}`: a JSON-RPC method, with a console if it only reads. */
export default function RpcMethod({ name }: { readonly name?: string }) {
  const entry = rpcMethods.find(({ method }) => method === name)
  if (entry === undefined)
    throw new Error(`name="${name ?? ''}" is unknown; see site/data/rpc-methods.json`)
  const { example, ...columns } = rpcMethodColumns(entry, { isPage: true })
  return (
    <>
      <ApiPage
        {...columns}
        example={
          <>
            {example}
            {isReadOnly(entry.method) ? <TryMethod name={entry.method} /> : null}
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
