import { EventSourceParserStream } from 'eventsource-parser/stream'
import { AskError } from '../ask-error.ts'

export interface ServerEvent {
  /** Empty when the server sent none. */
  readonly event: string
  readonly data: unknown
}

/**
 * Server-sent events with JSON data; others are skipped. `[DONE]` is returned as text.
 * @throws AskError when the connection breaks; `AbortError` when it was aborted.
 */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const data = value.data === '[DONE]' ? value.data : parsed(value.data)
      if (data !== undefined) yield { event: value.event ?? '', data }
    }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw brokenOff()
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Error for an answer that ended early. */
export function brokenOff(): AskError {
  return new AskError('model-broken', 'The answer broke off. Ask again to try once more.')
}

/**
 * Send a question or a vote.
 * @throws AskError when the server cannot be reached; `AbortError` when the request was aborted.
 */
export async function post(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, method: 'POST', credentials: 'omit', redirect: 'error' })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new AskError(
      'network',
      'The assistant cannot be reached. You might want to check your network connection.',
    )
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
