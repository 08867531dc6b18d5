import { EventSourceParserStream } from 'eventsource-parser/stream'
import { brokenOff } from './ask-protocol.ts'
import { parseJson } from './parse-json.ts'

/** Maximum size of one event. */
const MAX_EVENT_BYTES = 1024 * 1024

/**
 * Server-sent events with JSON data; others are skipped. `[DONE]` is returned as text. An event
 * without a name has an empty one.
 * @throws AskError when the connection breaks; the reason of an aborted signal.
 */
export async function* readEvents(
  response: Response,
  options: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<{ readonly event: string; readonly data: unknown }> {
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
