import { isDeepStrictEqual } from 'node:util'
import { rpcAnswer } from '../data/recorded-answers.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import { isOnThisComputer, RPC_ENDPOINTS } from '../lib/api-endpoints.ts'
import { isPublicExample, rpcExampleCurl } from '../lib/rpc-example.ts'
import { rpcSnippets } from '../lib/rpc-snippets.ts'
import type { ApiColumnsProps, Badge } from './api-columns.tsx'
import { ApiParams } from './api-params.tsx'
import { CallTabs } from './call-tabs.tsx'
import { CodeFigure } from './code-figure.tsx'
import { inlineCode } from './inline-code.tsx'
import { RecordedNote } from './recorded-note.tsx'

const SUPPORT: Readonly<Record<RpcMethod['implemented'], Badge>> = {
  full: { text: 'supported', tone: 'strong' },
  partial: { text: 'differs from Ethereum', tone: 'warn' },
  stub: { text: 'answers a constant or an error', tone: 'soft' },
}

const PUBLIC = RPC_ENDPOINTS.filter(({ url }) => !isOnThisComputer(url))

/**
 * Description of a JSON-RPC method, with its worked example; `isPage` offers the call for each
 * network and language, which would make a page of all methods too long.
 */
export function rpcMethodColumns(
  entry: RpcMethod,
  { isPage = false }: { readonly isPage?: boolean } = {},
): ApiColumnsProps {
  const { summary, when, differs, params, result, notes } = entry
  return {
    badges: badgesOf(entry),
    example: (
      <>
        <Request entry={entry} isPage={isPage} />
        <Answer entry={entry} />
      </>
    ),
    children: (
      <>
        {isPage ? null : <p>{inlineCode(`${summary} ${when}`)}</p>}
        {differs === undefined ? null : (
          <p>
            <strong>Differs from Ethereum:</strong> {inlineCode(differs)}
          </p>
        )}
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
      </>
    ),
  }
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

/** The page of a read-only method offers its call for each network and language. */
function Request({ entry, isPage }: { readonly entry: RpcMethod; readonly isPage: boolean }) {
  const { method, example } = entry
  if (isPage && isPublicExample(entry))
    return (
      <CallTabs
        id={method}
        endpoints={PUBLIC}
        snippetsOf={(url) => rpcSnippets({ url, method, params: example.params })}
      />
    )
  const curl = rpcExampleCurl(entry)
  if (curl !== undefined)
    return <CodeFigure title="Request" language="bash" isWrapped code={curl} />
  const { params } = rpcAnswer(method)
  return <Message title="Message" message={{ jsonrpc: '2.0', id: 1, method, params }} />
}

function Message({ title, message }: { readonly title: string; readonly message: object }) {
  return <CodeFigure title={title} language="json" code={JSON.stringify(message, null, 2)} />
}

/** What a real node answered, and to which request if that was another one. */
function Answer({ entry }: { readonly entry: RpcMethod }) {
  const { method, example } = entry
  const { params, result, error } = rpcAnswer(method)
  const isOther = isPublicExample(entry) && !isDeepStrictEqual(params, example.params)
  const answer = error ?? result
  return (
    <>
      {isOther ? <Message title="Recorded request" message={{ method, params }} /> : null}
      <CodeFigure
        title={error === undefined ? 'Result' : 'Error'}
        language="json"
        code={JSON.stringify(answer, null, 2)}
      />
      <RecordedNote answer={answer} />
    </>
  )
}
