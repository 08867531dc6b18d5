import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { algoliaProvider } from './algolia-ask-provider.ts'
import type { AskSearch } from './ask-provider.ts'
import { stubStorage } from './storage.fixtures.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

interface Call {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

interface Service {
  readonly status?: number
  /** Lines of the event stream, or the text of an error. */
  readonly answer: string | readonly object[]
  readonly tokenEndsInMs?: number
}

/** A server with the interface of the hosted assistant, following its documentation. */
async function start({ status = 200, answer, tokenEndsInMs = 300_000 }: Service) {
  const calls: Call[] = []
  const { session } = stubStorage()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += String(piece)
    calls.push({
      url: request.url ?? '',
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
    })
    if (request.url === '/chat/token') {
      const claims = btoa(JSON.stringify({ exp: (Date.now() + tokenEndsInMs) / 1000 }))
      response.end(JSON.stringify({ success: true, token: `${claims}.signature${calls.length}` }))
    } else if (typeof answer === 'string') response.writeHead(status).end(answer)
    else if (request.url === '/chat/feedback') response.end('{"success":true}')
    else {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      for (const part of answer) response.write(`data: ${JSON.stringify(part)}\n\n`)
      response.end('data: [DONE]\n\n')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const assistant = {
    provider: 'algolia' as const,
    assistantId: 'assistant',
    appId: 'APP',
    apiKey: 'search-only',
    indexName: 'docs',
    suggestedQuestions: [],
  }
  const scope = { locale: 'en', tags: ['default', 'docs-learn-current'] }
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = algoliaProvider(assistant, scope, origin)
  const ask = async (question: string, history: { question: string; answer: string }[] = []) => {
    let text = ''
    let end: unknown
    const searches: AskSearch[] = []
    const { signal } = new AbortController()
    for await (const { event, data } of provider.ask(question, history, signal)) {
      if (event === 'text') text += data.text
      else if (event === 'search') searches.push(data)
      else end = data
    }
    return { text, searches, end }
  }
  return { ask, provider, calls, session }
}

const STREAM = [
  { type: 'start', messageId: 'message-1' },
  { type: 'tool-input-start', toolCallId: 'call', toolName: 'searchIndex' },
  { type: 'tool-input-available', toolCallId: 'call', input: { query: 'install' } },
  { type: 'tool-output-available', toolCallId: 'call', output: { hits: [1, 2] } },
  { type: 'text-delta', id: '1', delta: 'Run ' },
  { type: 'unknown-part', delta: 'not shown' },
  { type: 'text-delta', id: '1', delta: 'it.' },
  { type: 'finish' },
]

test('a question uses a token and sends all fields, and its answer streams', async () => {
  const { ask, calls } = await start({ answer: STREAM })
  const { text, searches, end } = await ask('How?', [{ question: 'a', answer: 'b' }])
  expect(text).toBe('Run it.')
  expect(end).toEqual({ id: 'message-1', isCut: false })
  expect(searches.at(-1)).toEqual({ id: 'call', query: 'install', isDone: true, found: 2 })
  expect(calls[0]).toMatchObject({
    url: '/chat/token',
    headers: { 'x-algolia-assistant-id': 'assistant' },
  })
  expect(calls[1]).toMatchObject({
    url: '/chat',
    headers: {
      authorization: expect.stringMatching(/^TOKEN .*\.signature1$/),
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'search-only',
      'x-algolia-index-name': 'docs',
      'x-algolia-assistant-id': 'assistant',
      'x-ai-sdk-version': 'v5',
    },
    body: {
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'a' }] },
        { role: 'assistant', parts: [{ type: 'text', text: 'b' }] },
        { role: 'user', parts: [{ type: 'text', text: 'How?' }] },
      ],
      searchParameters: {
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-learn-current'],
        ],
      },
    },
  })
})

test('a token is reused until shortly before it expires, and a conversation keeps its id', async () => {
  const long = await start({ answer: STREAM })
  await long.ask('one')
  await long.ask('two', [{ question: 'one', answer: 'Run it.' }])
  expect(long.calls.map(({ url }) => url)).toEqual(['/chat/token', '/chat', '/chat'])
  expect(long.session.get('askai_token')).toMatch(/signature1$/)
  expect(long.calls[1]?.body.id).toBe(long.calls[2]?.body.id)
  const short = await start({ answer: STREAM, tokenEndsInMs: 20_000 })
  await short.ask('one')
  await short.ask('two')
  expect(short.calls.filter(({ url }) => url === '/chat/token')).toHaveLength(2)
  expect(short.calls[1]?.body.id).not.toBe(short.calls[3]?.body.id)
})

test('a vote contains message and application', async () => {
  const { provider, calls } = await start({ answer: STREAM })
  await provider.vote('message-1', 0)
  expect(calls.at(-1)).toMatchObject({
    url: '/chat/feedback',
    body: { appId: 'APP', messageId: 'message-1', thumbs: 0 },
  })
})

test.each([
  [429, '{"message":"Rate limit exceeded"}', 'rate-limit', 'Rate limit exceeded'],
  [400, '{"message":"AI-217: Thread depth exceeded"}', 'depth', 'AI-217: Thread depth exceeded'],
  [
    500,
    '<html>proxy</html>',
    'model-failed',
    'The assistant does not answer right now. Try again later.',
  ],
  [500, '', 'model-failed', 'The assistant does not answer right now. Try again later.'],
])('status %i with %s is told', async (status, answer, code, message) => {
  const { ask } = await start({ status, answer })
  await expect(ask('x')).rejects.toMatchObject({ code, message })
})

test('errors within the stream and streams without an end are reported', async () => {
  const failing = await start({ answer: [{ type: 'error', errorText: 'Out of quota' }] })
  await expect(failing.ask('x')).rejects.toMatchObject({ message: 'Out of quota' })
  const broken = await start({ answer: STREAM.slice(0, 5) })
  await expect(broken.ask('x')).rejects.toMatchObject({ code: 'model-broken' })
})
