import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { AskError } from '../ask-error.ts'
import type { ChatMessage } from './ask-prompt.ts'

/** A server with OpenAI's chat-completions interface: Ollama, vLLM, llama.cpp, hosted ones. */
export interface ModelServer {
  /** Address up to and including `/v1`. */
  readonly baseUrl: string
  readonly model: string
  /** Sent as bearer token to the model server, and nowhere else. */
  readonly key: string | undefined
  /** Maximum tokens of one answer. */
  readonly maxTokens: number
  /** Maximum silence before and within the answer. */
  readonly idleTimeoutMs: number
  readonly totalTimeoutMs: number
}

/** A piece of an answer; the last one tells whether the model was cut off. */
export type CompletionPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly isCut: boolean }

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.unknown().optional(),
})

/** Maximum size of one event. */
const MAX_EVENT_BYTES = 1024 * 1024

/**
 * Stream the answer of a model. Undocumented chunks are skipped.
 * @throws AskError with a message for the reader; the caller's reason when `signal` was aborted.
 */
export async function* streamCompletion(
  server: ModelServer,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<CompletionPiece> {
  // Plain timers and a race, because in Node 20 the garbage collector can lose combined signals
  // (nodejs/node#57736) and the signal of a fetch whose response has begun.
  const stop = new AbortController()
  const onAbort = () => stop.abort()
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason))
  })
  stopped.catch(() => {})
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  const total = setTimeout(onAbort, server.totalTimeoutMs)
  let idle = setTimeout(onAbort, server.idleTimeoutMs)
  let reader: ReadableStreamDefaultReader<EventSourceMessage> | undefined
  try {
    reader = (await Promise.race([openStream(server, messages, stop.signal), stopped])).getReader()
    let ending: CompletionPiece | undefined
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stopped])
      clearTimeout(idle)
      idle = setTimeout(onAbort, server.idleTimeoutMs)
      if (done) break
      if (value.data === '[DONE]') {
        ending ??= { kind: 'end', isCut: false }
        break
      }
      const chunk = chunkOf(value.data)
      if (chunk?.error !== undefined && chunk.error !== null) throw failed()
      const choice = chunk?.choices[0]
      if (choice?.delta?.content) yield { kind: 'text', text: choice.delta.content }
      if (choice?.finish_reason) ending = { kind: 'end', isCut: choice.finish_reason === 'length' }
    }
    if (ending === undefined) throw brokenOff()
    yield ending
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (stop.signal.aborted)
      throw new AskError('timeout', 'The answer took too long. Ask again in a moment.')
    throw cause instanceof AskError ? cause : brokenOff()
  } finally {
    clearTimeout(total)
    clearTimeout(idle)
    signal.removeEventListener('abort', onAbort)
    reader?.cancel().catch(() => {})
  }
}

async function openStream(
  server: ModelServer,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
) {
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
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw failed()
  })
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && response.body !== null && type.includes('text/event-stream'))
    return response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_BYTES }))
  await response.body?.cancel()
  if (response.status === 429)
    throw new AskError(
      'model-busy',
      'Too many questions are asked right now. Try again in a minute.',
    )
  throw failed()
}

function chunkOf(data: string): z.output<typeof chunkSchema> | undefined {
  try {
    return chunkSchema.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

function brokenOff(): AskError {
  return new AskError('model-broken', 'The answer broke off. Ask again to try once more.')
}

function failed(): AskError {
  return new AskError('model-failed', 'The assistant does not answer right now. Try again later.')
}
