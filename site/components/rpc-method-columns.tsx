import { isDeepStrictEqual } from 'node:util'
import { rpcAnswer } from '../data/recorded-answers.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import { isOnThisComputer, ownNodeOf, RPC_ENDPOINTS } from '../lib/api-endpoints.ts'
import { isPublicExample, rpcExampleCurl } from '../lib/rpc-example.ts'
import { rpcSnippets } from '../lib/rpc-snippets.ts'
import { methodAddress } from '../reference/reference-address.ts'
import type { ApiColumnsProps, Badge } from './api-columns.tsx'
import { ApiParams } from './api-params.tsx'
import { CallTabs, LanguageTabs } from './call-tabs.tsx'
import { CodeFigure } from './code-figure.tsx'
import { inlineCode } from './inline-code.tsx'
import { RecordedNote } from './recorded-note.tsx'

const SUPPORT: Readonly<Record<RpcMethod['implemented'], Badge>> = {
  full: { text: 'supported', tone: 'strong' },
  partial: { text: 'differs from Ethereum', tone: 'warn' },
  stub: { text: 'answers a constant or an error', tone: 'soft' },
}

const OWN_NODE = ownNodeOf(RPC_ENDPOINTS)
const PUBLIC = RPC_ENDPOINTS.filter(({ url }) => !isOnThisComputer(url))

interface RequestProps {
  readonly entry: RpcMethod
  /** Whether it is the only method of its page. */
  readonly isPage: boolean
}

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
        <Answer entry={entry} isPage={isPage} />
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

/**
 * The page of a read-only method offers its call for each network and language. If the recorded
 * answer belongs to another call, the page shows that one: an answer stands below its request.
 */
function Request({ entry, isPage }: RequestProps) {
  const { method, example } = entry
  const { params } = rpcAnswer(method) ?? example
  if (isPage && isPublicExample(entry))
    return isAnswerOfExample(entry) ? (
      <CallTabs
        id={method}
        endpoints={PUBLIC}
        snippetsOf={(url) => rpcSnippets({ url, method, params: example.params })}
      />
    ) : (
      <LanguageTabs id={method} snippets={rpcSnippets({ url: OWN_NODE, method, params })} />
    )
  const curl = rpcExampleCurl(entry)
  if (curl !== undefined)
    return <CodeFigure title="Request" language="bash" isWrapped code={curl} />
  return (
    <CodeFigure
      title="Message"
      language="json"
      code={JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }, null, 2)}
    />
  )
}

/** What a real node answered to that request. */
function Answer({ entry, isPage }: RequestProps) {
  const { method } = entry
  const recorded = rpcAnswer(method)
  if (recorded === undefined) return null
  const { result, error } = recorded
  if (!isPage && isPublicExample(entry) && !isAnswerOfExample(entry))
    return (
      <p className="tool-note">
        <a href={methodAddress(method)}>
          The page of <code>{method}</code>
        </a>{' '}
        has a request with the answer of a node.
      </p>
    )
  const answer = error ?? result
  return (
    <>
      <CodeFigure
        title={error === undefined ? 'Result' : 'Error'}
        language="json"
        code={JSON.stringify(answer, null, 2)}
      />
      <RecordedNote answer={answer} />
    </>
  )
}

/** Whether the node was asked the example, and not a call about its own chain. */
function isAnswerOfExample({ method, example }: RpcMethod): boolean {
  return isDeepStrictEqual((rpcAnswer(method) ?? example).params, example.params)
}
