import { useId, useState } from 'react'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import { callRpc, isReadOnly, type RpcAnswer } from '../lib/json-rpc.ts'

const ENDPOINTS = [
  ['Mainnet', mainnet.rpc.evm.value],
  ['TestEdge2', testnet.rpc.evm.value],
  ['This computer', 'http://localhost:8545'],
] as const

interface RpcConsoleProps {
  readonly method?: string
  /** JSON list the parameters start with. */
  readonly params?: string
}

/** `::rpc-console{method="eth_blockNumber"}`: sends one read-only call to an endpoint. */
export default function RpcConsole({ method = 'eth_blockNumber', params = '[]' }: RpcConsoleProps) {
  if (!isReadOnly(method))
    throw new Error(`method="${method}" changes state or uses keys, so it is never sent`)
  const id = useId()
  const [endpoint, setEndpoint] = useState<string>(ENDPOINTS[0][1])
  const [text, setText] = useState(params)
  const [answer, setAnswer] = useState<RpcAnswer>()
  const [error, setError] = useState('')
  const [isAsking, setAsking] = useState(false)
  const list = parseList(text)
  const send = async () => {
    if (list === undefined)
      return setError('The parameters must be a JSON list, for example ["latest", false].')
    setError('')
    setAsking(true)
    setAnswer(await callRpc(endpoint, method, list))
    setAsking(false)
  }
  return (
    <div className="tool">
      <p>
        <label htmlFor={`${id}-endpoint`}>Endpoint</label>
        <select
          id={`${id}-endpoint`}
          value={endpoint}
          onChange={({ target }) => setEndpoint(target.value)}
        >
          {ENDPOINTS.map(([label, url]) => (
            <option key={url} value={url}>
              {label}: {url}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={`${id}-params`}>Parameters of {method}</label>
        <input
          id={`${id}-params`}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          aria-invalid={list === undefined}
        />
      </p>
      <p>
        <button type="button" className="button" disabled={isAsking} onClick={() => void send()}>
          Send {method}
        </button>
      </p>
      <pre className="shiki is-wrapped">
        <code>{curlOf(endpoint, method, text)}</code>
      </pre>
      <div role="status">
        {error === '' ? null : <p className="tool-message">{error}</p>}
        {answer === undefined ? null : (
          <>
            <p>
              {answer.ok ? 'Answer' : 'Error'} after {answer.milliseconds} ms
            </p>
            <pre className="shiki is-wrapped">
              <code>{answer.text}</code>
            </pre>
          </>
        )}
      </div>
    </div>
  )
}

function parseList(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function curlOf(endpoint: string, method: string, params: string): string {
  const body = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`
  return `curl -s -X POST ${endpoint} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body.replaceAll("'", `'\\''`)}'`
}
