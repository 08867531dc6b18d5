import methods from '../data/rpc-methods.json'

type Method = (typeof methods)[number]

const SUPPORT: Readonly<Record<string, string>> = {
  full: 'supported',
  partial: 'differs from Ethereum',
  stub: 'answers a constant or an error',
}

/** `::rpc-methods{namespace="eth"}`: every method of a JSON-RPC namespace. */
export default function RpcMethods({ namespace }: { readonly namespace?: string }) {
  const chosen = (methods as readonly Method[]).filter((entry) => entry.namespace === namespace)
  if (chosen.length === 0) {
    throw new Error(
      `namespace="${namespace ?? ''}" is unknown; use one of: ${[...new Set(methods.map((entry) => entry.namespace))].join(', ')}`,
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

function MethodEntry({ entry }: { readonly entry: Method }) {
  const { method, params, result, implemented, notes, example } = entry
  return (
    <section className="rpc-method">
      <h3 id={method}>
        <code>{method}</code>
        <a
          className="heading-anchor"
          href={`#${method}`}
          aria-label={`Direct link to ${method}`}
          title={`Direct link to ${method}`}
          translate="no"
        >
          #
        </a>
      </h3>
      <p>
        <span className={`badge badge-${implemented}`}>{SUPPORT[implemented] ?? implemented}</span>{' '}
        {entry.default_enabled
          ? 'On by default.'
          : 'Off unless its namespace is named in json-rpc.api.'}
        {entry.transport === 'ws' ? ' WebSocket only.' : ''}
      </p>
      {params.length === 0 ? (
        <p>No parameters.</p>
      ) : (
        <ol>
          {params.map((param) => (
            <li key={param.name}>
              <code>{param.name}</code> ({param.type}
              {param.required ? '' : ', optional'}): {param.description}
            </li>
          ))}
        </ol>
      )}
      <p>
        Result ({result.type}): {result.description}
      </p>
      {notes === '' ? null : <p>{notes}</p>}
      <details className="details">
        <summary>Example of {method}</summary>
        <pre className="shiki">
          <code>{requestOf(method, example.params)}</code>
        </pre>
        <pre className="shiki">
          <code>{JSON.stringify({ jsonrpc: '2.0', id: 1, result: example.result }, null, 2)}</code>
        </pre>
      </details>
    </section>
  )
}

function requestOf(method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }, null, 2)
}
