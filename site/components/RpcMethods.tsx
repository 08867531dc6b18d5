import { rpcMethods } from '../data/rpc-methods.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import RpcConsole from '../islands/RpcConsole.tsx'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { fieldsOf } from '../lib/rpc-fields.ts'
import { EntryHeading } from './entry-heading.tsx'
import { Island } from './island.tsx'
import { Table } from './table.tsx'

const SUPPORT_NAMES: Readonly<Record<RpcMethod['implemented'], string>> = {
  full: 'supported',
  partial: 'differs from Ethereum',
  stub: 'answers a constant or an error',
}

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
  const { method, params, result, implemented, notes, example } = entry
  return (
    <section className="api-entry">
      <EntryHeading id={method} name={method}>
        <code>{method}</code>
      </EntryHeading>
      <p>
        <span className={`badge badge-${implemented}`}>{SUPPORT_NAMES[implemented]}</span>
        <span className="visually-hidden">.</span>{' '}
        {entry.default_enabled
          ? 'On by default.'
          : 'Off unless its namespace is named in json-rpc.api.'}
        {entry.transport === 'ws' ? ' WebSocket only.' : ''}
      </p>
      {params.length === 0 ? (
        <p>No parameters.</p>
      ) : (
        <Table
          head={['Parameter', 'Type', 'Meaning']}
          rows={params.map(({ name, type, required, description }) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              required ? type : `${type}, optional`,
              description,
            ],
          }))}
        />
      )}
      <p>
        Result ({result.type}): {result.description}
      </p>
      {notes === '' ? null : <p>{notes}</p>}
      <details className="details">
        <summary>Example of {method}</summary>
        <pre className="shiki" data-language="json">
          <code>{exchangeText({ id: 1, method, params: example.params })}</code>
        </pre>
        <pre className="shiki" data-language="json">
          <code>{exchangeText(answerOf(example.result))}</code>
        </pre>
      </details>
      {isReadOnly(method) ? <TryMethod entry={entry} /> : null}
    </section>
  )
}

/** Closed until the reader opens it; the console's code is loaded then. */
function TryMethod({ entry: { method, params, example, default_enabled } }: { entry: RpcMethod }) {
  return (
    <details className="details">
      <summary>Try {method}</summary>
      {default_enabled ? null : (
        <p>
          Public endpoints usually leave this namespace off; ask a node of your own that has it on.
        </p>
      )}
      <Island
        name="RpcConsole"
        component={RpcConsole}
        props={{ method, fields: fieldsOf(params, example.params) }}
      />
    </details>
  )
}

/** Examples of methods that always fail hold the error. */
function answerOf(result: unknown): object {
  const isError = typeof result === 'object' && result !== null && 'error' in result
  return isError ? { id: 1, ...result } : { id: 1, result }
}

function exchangeText(content: object): string {
  return JSON.stringify({ jsonrpc: '2.0', ...content }, null, 2)
}
