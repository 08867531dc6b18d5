import { afterEach, expect, test, vi } from 'vitest'
import type { ModelServer } from './ask-settings.ts'
import { type CompletionPiece, streamCompletion } from './chat-completions.ts'

const SERVER: ModelServer = {
  baseUrl: 'http://model.example/v1/',
  model: 'small',
  key: 'secret',
  startsInThought: false,
  maxTokens: 10,
  idleTimeoutMs: 60_000,
  totalTimeoutMs: 60_000,
}
const STREAM = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A request without an answer; as `fetch` does, it rejects when it is aborted. */
const unanswered = ({ signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    const onAbort = () => reject(signal?.reason)
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort)
  })

/** Starts a model server and records its requests. */
function answerWith(response: (init: RequestInit) => Response | Promise<Response>) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return response(init)
  })
  return asked
}

const eventsOf = (...events: readonly unknown[]) =>
  events
    .map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
    .join('')
const textOf = (content: unknown, finish_reason?: string) => ({
  choices: [{ delta: { content }, finish_reason }],
})

function drawPiece(piece: CompletionPiece): string {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'restart') return '(restart)'
  return piece.isCut ? '(cut)' : '(end)'
}

/** Pieces of the answer, followed by the error code if there was one. */
async function read(
  server: ModelServer = SERVER,
  signal = new AbortController().signal,
): Promise<string[]> {
  const pieces: string[] = []
  try {
    for await (const piece of streamCompletion(server, [{ role: 'user', content: 'Q' }], signal))
      pieces.push(drawPiece(piece))
  } catch (cause) {
    pieces.push(cause instanceof Error && 'code' in cause ? `failed: ${cause.code}` : String(cause))
  }
  return pieces
}

const answered = (...events: readonly unknown[]) => {
  answerWith(() => new Response(eventsOf(...events), STREAM))
  return read()
}

test.each([
  ['up to its end', [textOf('a'), textOf('b'), '[DONE]'], ['a', 'b', '(end)']],
  ['with a reason to end', [textOf('a', 'stop'), '[DONE]'], ['a', '(end)']],
  ['cut off at its length', [textOf('a'), textOf('', 'length'), '[DONE]'], ['a', '(cut)']],
  ['without the last mark', [textOf('a', 'stop')], ['a', '(end)']],
  ['with text after its end', [textOf('a'), '[DONE]', textOf('b')], ['a', '(end)']],
  ['of nothing', ['[DONE]'], ['(end)']],
  ['without an end', [textOf('a')], ['a', 'failed: model-broken']],
  ['that is empty', [], ['failed: model-broken']],
  [
    'whose beginning was a thought',
    [textOf('Hm.'), textOf('</think>'), textOf('a <'), '[DONE]'],
    ['Hm.', '(restart)', 'a ', '<', '(end)'],
  ],
])('reads an answer %s', async (_, events, pieces) => {
  expect(await answered(...events)).toEqual(pieces)
})

test.each([
  ['no JSON', '{"choices'],
  ['a list', []],
  ['no choices', { id: 'x' }],
  ['an empty choice', { choices: [{}] }],
  ['another type of text', textOf(7)],
  ['no text', textOf(null)],
])('leaves out a chunk with %s', async (_, chunk) => {
  expect(await answered(textOf('a'), chunk, textOf('b'), '[DONE]')).toEqual(['a', 'b', '(end)'])
})

test('an output that begins inside a thought shows none of it', async () => {
  const events = [textOf('Hm.'), textOf('</think>'), textOf('a'), '[DONE]']
  answerWith(() => new Response(eventsOf(...events), STREAM))
  expect(await read({ ...SERVER, startsInThought: true })).toEqual(['a', '(end)'])
})

test('an error within the answer ends it; an empty error is ignored', async () => {
  expect(await answered(textOf('a'), { error: { message: 'no' } }, textOf('b'))).toEqual([
    'a',
    'failed: model-failed',
  ])
  expect(await answered({ ...textOf('a'), error: null }, '[DONE]')).toEqual(['a', '(end)'])
})

test.each([
  ['too many questions', () => new Response('', { status: 429 }), 'model-busy'],
  ['a fault', () => new Response('{}', { status: 500, ...STREAM }), 'model-failed'],
  ['no stream', () => Response.json(textOf('a')), 'model-failed'],
  ['no body', () => new Response(null, STREAM), 'model-failed'],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'model-failed'],
])('%s of the server has its own message', async (_, response, code) => {
  answerWith(response)
  expect(await read()).toEqual([`failed: ${code}`])
})

test('a connection that breaks during the answer is reported', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(eventsOf(textOf('a'))))
      controller.error(new Error('reset'))
    },
  })
  answerWith(() => new Response(body, STREAM))
  expect((await read()).at(-1)).toBe('failed: model-broken')
})

test('characters that arrive in pieces are joined', async () => {
  const bytes = new TextEncoder().encode(eventsOf(textOf('ß漢😀'), '[DONE]'))
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  answerWith(() => new Response(body, STREAM))
  expect(await read()).toEqual(['ß漢😀', '(end)'])
})

test('requests a stream of limited length, and never follows a redirect with the key', async () => {
  const asked = answerWith(() => new Response(eventsOf('[DONE]'), STREAM))
  await read()
  await read({ ...SERVER, baseUrl: 'http://model.example/v1', key: undefined })
  const [first, second] = asked
  expect(first?.url).toBe('http://model.example/v1/chat/completions')
  expect(second?.url).toBe(first?.url)
  expect(first?.init).toMatchObject({ method: 'POST', redirect: 'error' })
  expect(first?.init.headers).toMatchObject({ Authorization: 'Bearer secret' })
  expect(second?.init.headers).not.toHaveProperty('Authorization')
  expect(JSON.parse(String(first?.init.body))).toEqual({
    model: 'small',
    messages: [{ role: 'user', content: 'Q' }],
    stream: true,
    temperature: 0.2,
    max_tokens: 10,
  })
})

test('silence before the answer or within it is a timeout', async () => {
  vi.useFakeTimers()
  answerWith(unanswered)
  const before = read({ ...SERVER, idleTimeoutMs: 50 })
  await vi.advanceTimersByTimeAsync(50)
  expect(await before).toEqual(['failed: timeout'])

  const silent = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(eventsOf(textOf('a')))),
  })
  answerWith(() => new Response(silent, STREAM))
  const within = read({ ...SERVER, idleTimeoutMs: 50 })
  await vi.advanceTimersByTimeAsync(100)
  expect(await within).toEqual(['a', 'failed: timeout'])
})

test('an endless answer is a timeout, even if it keeps sending', async () => {
  vi.useFakeTimers()
  const endless = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      controller.enqueue(new TextEncoder().encode(eventsOf(textOf('a'))))
    },
  })
  answerWith(() => new Response(endless, STREAM))
  const answer = read({ ...SERVER, idleTimeoutMs: 50, totalTimeoutMs: 95 })
  await vi.advanceTimersByTimeAsync(200)
  expect((await answer).at(-1)).toBe('failed: timeout')
})

test('aborting the answer rejects with the reason of the caller', async () => {
  answerWith(unanswered)
  const stop = new AbortController()
  const answer = read(SERVER, stop.signal)
  stop.abort(new Error('the reader left'))
  expect(await answer).toEqual(['Error: the reader left'])
  expect(await read(SERVER, AbortSignal.abort('at once'))).toEqual(['at once'])
})
