import { EventSourceParserStream } from 'eventsource-parser/stream'
import { brokenOff } from './ask-protocol.ts'

/** A server-sent event with JSON data. */
export interface ServerEvent {
  /** Empty when the server sent none. */
  readonly event: string
  readonly data: unknown
}

/** Maximum size of one event. */
const MAX_EVENT_BYTES = 1024 * 1024

/**
 * Server-sent events with JSON data; others are skipped. `[DONE]` is returned as text.
 * @throws AskError when the connection breaks; the reason of an aborted signal.
 */
export async function* readEvents(
  response: Response,
  options: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<ServerEvent> {
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream(), options)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_BYTES }))
    .getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const data = value.data === '[DONE]' ? value.data : parseJson(value.data)
      if (data !== undefined) yield { event: value.event ?? '', data }
    }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw brokenOff()
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** JSON data; `undefined` for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
