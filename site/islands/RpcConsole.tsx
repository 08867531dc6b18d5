'use client'

import { useState } from 'react'
import { useMounted } from 'warraq/components'
import { isOnThisComputer, RPC_ENDPOINTS } from '../lib/api-endpoints.ts'
import { callRpc } from '../lib/json-rpc.ts'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { type AddressCheck, paramsOf, type RpcField } from '../lib/rpc-fields.ts'
import { rpcCurl, rpcSnippets } from '../lib/rpc-snippets.ts'
import { Answer, type NotedAnswer, noted } from './parts/Answer.tsx'
import { ConsoleAsleep } from './parts/ConsoleAsleep.tsx'
import { EndpointChoice, LOCAL_NODE } from './parts/EndpointChoice.tsx'
import { Snippets } from './parts/Snippets.tsx'
import { useEndpoint } from './parts/use-endpoint.ts'
import { useTask } from './parts/use-task.ts'

interface RpcConsoleProps {
  readonly method?: string
  readonly fields?: readonly RpcField[]
  /** Type of the result, so that numbers of the answer are shown in decimal, too. */
  readonly resultType?: string
  /**
   * Whether the page shows the call beside the console, so that the console's HTML can leave it
   * out.
   */
  readonly isCallShown?: boolean
}

/**
 * `::rpc-console{method="eth_blockNumber"}`: sends a read-only call to an endpoint that the reader
 * selects.
 */
export default function RpcConsole({
  method = 'eth_blockNumber',
  fields = [],
  resultType = 'QUANTITY',
  isCallShown = false,
}: RpcConsoleProps) {
  if (!isReadOnly(method))
    throw new Error(`method="${method}" does more than read, so a page never sends it`)
  const isMounted = useMounted()
  const [url, setUrl] = useEndpoint(RPC_ENDPOINTS)
  const [texts, setTexts] = useState(() => fields.map(({ text }) => text))
  const [answered, setAnswered] = useState<{
    readonly call: string
    readonly answer: NotedAnswer
  }>()
  const [isAsking, run] = useTask()
  const [addressCheck, setAddressCheck] = useState<AddressCheck>()
  const result = paramsOf(fields, texts, addressCheck)
  const params = result.ok ? result.params : []
  const call = rpcCurl(url, method, JSON.stringify(params))

  if (!isMounted) return <ConsoleAsleep call={isCallShown ? undefined : call} />

  const id = `console-${method}`
  const isLocal = isOnThisComputer(url)
  const canSend = result.ok && !isAsking && !isLocal
  const loadCheck = () =>
    import('../lib/rpc-address.ts').then(
      (loaded) => setAddressCheck(() => loaded.addressCheck),
      // Without it the endpoint answers what is wrong.
      () => {},
    )
  const send = async () => {
    const answer = await noted(callRpc(url, method, params), async () => {
      const { rpcNotes } = await import('../lib/answer-notes.ts')
      return (answer) => rpcNotes({ url, method, type: resultType, answer })
    })
    setAnswered({ call, answer })
  }
  return (
    <form
      className="tool"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) run(send)
      }}
    >
      <EndpointChoice id={`${id}-endpoint`} endpoints={RPC_ENDPOINTS} url={url} onChange={setUrl} />
      {fields.map(({ name, type, required }, index) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>
            {name} <span className="tool-type">{required ? type : `${type}, optional`}</span>
          </label>
          <input
            id={`${id}-${name}`}
            value={texts[index]}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={!result.ok && result.field === name}
            aria-describedby={`${id}-message`}
            onFocus={loadCheck}
            onChange={({ target }) => setTexts(texts.with(index, target.value))}
          />
        </p>
      ))}
      <p className="tool-message" id={`${id}-message`} role="status">
        {result.ok ? (isLocal ? LOCAL_NODE : '') : result.message}
      </p>
      {result.ok ? <Snippets snippets={rpcSnippets({ url, method, params })} /> : null}
      <p>
        <button type="submit" className="button" aria-disabled={!canSend}>
          Send {method}
        </button>
      </p>
      {/* Hide an answer to another call than the one in the fields. */}
      <Answer answer={result.ok && answered?.call === call ? answered.answer : undefined} />
    </form>
  )
}
