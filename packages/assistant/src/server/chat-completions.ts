import { AskError, brokenOff, notAnswering } from '../ask-protocol.ts'
import { field, textField } from '../field.ts'
import { readEvents } from '../read-events.ts'
import type { ModelServer } from './ask-settings.ts'
import { type AnswerPart, ThoughtFilter } from './thought-filter.ts'

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/**
 * A piece of an answer; `restart` says that all before it was a thought. The last piece tells
 * whether the model was cut off.
 */
export type CompletionPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'restart' }
  | { readonly kind: 'end'; readonly isCut: boolean }

/**
 * Stream the answer of a model without its thoughts; undocumented parts of chunks are skipped.
 * @throws AskError with a message for the reader; the caller's reason when `signal` was aborted.
 */
export async function* streamCompletion(
  server: ModelServer,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<CompletionPiece> {
  // Plain timers, and the signal also for reading, because in Node 20 the garbage collector can
  // lose combined signals (nodejs/node#57736) and the signal of a fetch whose response has begun.
  const stop = new AbortController()
  const onAbort = () => stop.abort()
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  const total = setTimeout(onAbort, server.totalTimeoutMs)
  const idle = setTimeout(onAbort, server.idleTimeoutMs)
  try {
    const response = await complete(server, messages, stop.signal)
    let ending: CompletionPiece | undefined
    const filter = new ThoughtFilter(server)
    for await (const { data } of readEvents(response, { signal: stop.signal })) {
      idle.refresh()
      if (data === '[DONE]') {
        ending ??= { kind: 'end', isCut: false }
        break
      }
      if ((field(data, 'error') ?? null) !== null) throw notAnswering()
      const choice = field(data, 'choices', '0')
      yield* piecesOf(filter.add(textField(choice, 'delta', 'content')))
      const reason = textField(choice, 'finish_reason')
      if (reason !== '') ending = { kind: 'end', isCut: reason === 'length' }
    }
    yield* piecesOf(filter.end())
    if (ending === undefined) throw brokenOff()
    yield ending
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (stop.signal.aborted)
      throw new AskError('timeout', 'The answer took too long. Ask again in a moment.')
    throw cause
  } finally {
    clearTimeout(total)
    clearTimeout(idle)
    signal.removeEventListener('abort', onAbort)
  }
}

function* piecesOf({ isRestart, text }: AnswerPart): Generator<CompletionPiece> {
  if (isRestart) yield { kind: 'restart' }
  if (text !== '') yield { kind: 'text', text }
}

/** The model server's answer, whose body is an event stream. */
async function complete(
  server: ModelServer,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${server.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(server.key === undefined ? {} : { Authorization: `Bearer ${server.key}` }),
    },
    body: JSON.stringify({
      model: server.model,
      messages,
      stream: true,
      temperature: 0.2,
      max_tokens: server.maxTokens,
    }),
    signal,
  }).catch(() => {
    throw notAnswering()
  })
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && response.body !== null && type.includes('text/event-stream')) return response
  await response.body?.cancel()
  if (response.status !== 429) throw notAnswering()
  throw new AskError('model-busy', 'Too many questions are asked right now. Try again in a minute.')
}
