import { rpcMethods } from '../data/rpc-methods.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import RpcConsole from '../islands/RpcConsole.tsx'
import { RPC_ENDPOINTS } from '../lib/api-endpoints.ts'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { fieldsOf } from '../lib/rpc-fields.ts'
import { rpcCurl } from '../lib/rpc-snippets.ts'
import { ApiEntry, type Badge } from './api-entry.tsx'
import { ApiParams } from './api-params.tsx'
import { CodeFigure } from './code-figure.tsx'
import { inlineCode } from './inline-code.tsx'
import { breakable } from './value.tsx'

const SUPPORT: Readonly<Record<RpcMethod['implemented'], Badge>> = {
  full: { text: 'supported', tone: 'strong' },
  partial: { text: 'differs from Ethereum', tone: 'warn' },
  stub: { text: 'answers a constant or an error', tone: 'soft' },
}

const OWN_NODE = RPC_ENDPOINTS.at(-1)?.url ?? RPC_ENDPOINTS[0].url

/** `::rpc-methods{namespace="eth"}`: every method of a JSON-RPC namespace. */
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
        <MethodEntry key={entry.method} entry={entry} />
      ))}
    </>
  )
}

function MethodEntry({ entry }: { readonly entry: RpcMethod }) {
  const { method, params, result, notes } = entry
  return (
    <ApiEntry
      id={method}
      name={method}
      heading={breakable(method)}
      badges={badgesOf(entry)}
      example={<MethodExample entry={entry} />}
    >
      <ApiParams
        title="Parameters"
        params={params.map(({ name, type, required, description }) => ({
          name,
          type,
          ...(required ? {} : { remark: 'optional' }),
          means: inlineCode(description),
        }))}
      />
      <ApiParams
        title="Result"
        params={[{ name: '', type: result.type, means: inlineCode(result.description) }]}
      />
      {notes === '' ? null : <p>{inlineCode(notes)}</p>}
    </ApiEntry>
  )
}

function badgesOf({ implemented, default_enabled, transport }: RpcMethod): readonly Badge[] {
  return [
    SUPPORT[implemented],
    default_enabled
      ? { text: 'on by default', tone: 'soft' }
      : { text: 'off unless named in json-rpc.api', tone: 'soft' },
    ...(transport === 'ws' ? [{ text: 'WebSocket only', tone: 'soft' } as const] : []),
  ]
}

function MethodExample({ entry }: { readonly entry: RpcMethod }) {
  const { method, example } = entry
  return (
    <>
      <Request entry={entry} />
      <Result result={example.result} />
      {isReadOnly(method) ? <TryMethod entry={entry} /> : null}
    </>
  )
}

/** Read-only calls go to the main network; all others to the reader's own node. */
function Request({ entry: { method, example, transport, default_enabled } }: { entry: RpcMethod }) {
  const list = JSON.stringify(example.params)
  if (transport === 'ws')
    return (
      <CodeFigure
        title="Message"
        language="json"
        code={JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: example.params }, null, 2)}
      />
    )
  const url = isReadOnly(method) && default_enabled ? RPC_ENDPOINTS[0].url : OWN_NODE
  return <CodeFigure title="Request" language="bash" isWrapped code={rpcCurl(url, method, list)} />
}

/** Closed until the reader opens it; only then do the console's code and HTML load. */
function TryMethod({
  entry: { method, params, result, example, default_enabled },
}: {
  entry: RpcMethod
}) {
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

/** The `result` of the answer, or its `error` for methods that always fail. */
function Result({ result }: { readonly result: unknown }) {
  const isError = typeof result === 'object' && result !== null && 'error' in result
  return (
    <CodeFigure
      title={isError ? 'Error' : 'Result'}
      language="json"
      code={JSON.stringify(isError ? result.error : result, null, 2)}
    />
  )
}
