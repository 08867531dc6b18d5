import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import { isOnThisComputer, RPC_ENDPOINTS } from '../lib/api-endpoints.ts'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { rpcCurl, rpcSnippets } from '../lib/rpc-snippets.ts'
import type { ApiColumnsProps, Badge } from './api-columns.tsx'
import { ApiParams } from './api-params.tsx'
import { CallTabs } from './call-tabs.tsx'
import { CodeFigure } from './code-figure.tsx'
import { inlineCode } from './inline-code.tsx'

const SUPPORT: Readonly<Record<RpcMethod['implemented'], Badge>> = {
  full: { text: 'supported', tone: 'strong' },
  partial: { text: 'differs from Ethereum', tone: 'warn' },
  stub: { text: 'answers a constant or an error', tone: 'soft' },
}

const PUBLIC = RPC_ENDPOINTS.filter(({ url }) => !isOnThisComputer(url))
const OWN_NODE = RPC_ENDPOINTS.at(-1)?.url ?? RPC_ENDPOINTS[0].url

/**
 * Description of a JSON-RPC method, with its worked example; `isPage` offers the call for each
 * network and language, which would make a page of all methods too long.
 */
export function rpcMethodColumns(
  entry: RpcMethod,
  { isPage = false }: { readonly isPage?: boolean } = {},
): ApiColumnsProps {
  const { params, result, notes, example } = entry
  return {
    badges: badgesOf(entry),
    example: (
      <>
        <Request entry={entry} isPage={isPage} />
        <Result result={example.result} />
      </>
    ),
    children: (
      <>
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

/** Read-only calls go to a public endpoint; all others to the reader's own node. */
function Request({ entry, isPage }: { readonly entry: RpcMethod; readonly isPage: boolean }) {
  const { method, example, transport, default_enabled } = entry
  const { params } = example
  if (transport === 'ws')
    return (
      <CodeFigure
        title="Message"
        language="json"
        code={JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }, null, 2)}
      />
    )
  const isPublic = isReadOnly(method) && default_enabled
  if (isPage && isPublic)
    return (
      <CallTabs
        id={method}
        endpoints={PUBLIC}
        snippetsOf={(url) => rpcSnippets({ url, method, params })}
      />
    )
  const url = isPublic ? RPC_ENDPOINTS[0].url : OWN_NODE
  const code = rpcCurl(url, method, JSON.stringify(params))
  return <CodeFigure title="Request" language="bash" isWrapped code={code} />
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
