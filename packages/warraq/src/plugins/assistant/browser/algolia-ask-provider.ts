import { AskError } from '../ask-error.ts'
import type { AskExchange } from '../ask-events.ts'
import { ASK_ALGOLIA_ORIGIN } from '../ask-origin.ts'
import { algoliaToken } from './algolia-token.ts'
import type { AskHandlers, AskProvider } from './ask-provider.ts'
import { brokenOff, post, readEvents } from './read-events.ts'

export interface AlgoliaAssistant {
  readonly assistantId: string
  readonly appId: string
  /** The search-only key. */
  readonly apiKey: string
  readonly indexName: string
  /** Only pages with these language and version tags count, as in keyword search. */
  readonly facetFilters?: readonly (string | readonly string[])[]
  /** Replaces the service's address in tests. */
  readonly baseUrl?: string
}

/** Maximum length of a message from the service that is shown. */
const MAX_MESSAGE = 300

/** The used fields of answer events. */
interface StreamPart {
  readonly type?: string
  readonly messageId?: string
  readonly delta?: string
  readonly errorText?: string
  readonly finishReason?: string
  readonly toolCallId?: string
  readonly input?: { readonly query?: unknown }
  readonly output?: { readonly hits?: unknown }
}

/** Answers from Algolia's assistant (Ask AI): token, event stream, vote. */
export function algoliaProvider(assistant: AlgoliaAssistant): AskProvider {
  const baseUrl = `${assistant.baseUrl ?? ASK_ALGOLIA_ORIGIN}/chat`
  let conversation = ''
  const headersWith = async (signal: AbortSignal) => ({
    'Content-Type': 'application/json',
    'X-Algolia-Application-Id': assistant.appId,
    'X-Algolia-API-Key': assistant.apiKey,
    'X-Algolia-Index-Name': assistant.indexName,
    'X-Algolia-Assistant-Id': assistant.assistantId,
    'X-AI-SDK-Version': 'v5',
    Authorization: `TOKEN ${await algoliaToken(baseUrl, assistant.assistantId, signal)}`,
  })
  return {
    ask: async (question, history, handlers) => {
      const { signal } = handlers
      if (history.length === 0 || conversation === '') conversation = crypto.randomUUID()
      const { facetFilters } = assistant
      const body = JSON.stringify({
        id: conversation,
        messages: messagesOf(question, history),
        ...(facetFilters === undefined ? {} : { searchParameters: { facetFilters } }),
      })
      const headers = await headersWith(signal)
      const response = await post(baseUrl, { headers, body, signal })
      if (!response.ok) throw errorOf(await response.text().catch(() => ''), response.status)
      return readAnswer(response, handlers)
    },
    vote: async (messageId, thumbs) => {
      const headers = await headersWith(AbortSignal.timeout(10_000))
      const body = JSON.stringify({ appId: assistant.appId, messageId, thumbs })
      const response = await post(`${baseUrl}/feedback`, { headers, body })
      if (!response.ok) throw errorOf(await response.text().catch(() => ''), response.status)
    },
  }
}

async function readAnswer(response: Response, handlers: AskHandlers) {
  const queryOf = new Map<string, string>()
  let id = ''
  for await (const { data } of readEvents(response)) {
    const part = data as StreamPart
    const call = part.toolCallId ?? ''
    switch (part.type) {
      case 'start':
        id = part.messageId ?? ''
        break
      case 'text-delta':
        handlers.onText(part.delta ?? '')
        break
      case 'tool-input-start':
        handlers.onSearch({ id: call, query: '', isDone: false })
        break
      case 'tool-input-available':
        queryOf.set(call, String(part.input?.query ?? ''))
        handlers.onSearch({ id: call, query: queryOf.get(call) ?? '', isDone: false })
        break
      case 'tool-output-available': {
        const hits = part.output?.hits
        const found = Array.isArray(hits) ? { found: hits.length } : {}
        handlers.onSearch({ id: call, query: queryOf.get(call) ?? '', isDone: true, ...found })
        break
      }
      case 'error':
        throw errorOf(part.errorText ?? '')
      case 'finish':
        return { id, isCut: part.finishReason === 'length' }
    }
  }
  throw brokenOff()
}

function messagesOf(question: string, history: readonly AskExchange[]) {
  const message = (role: 'user' | 'assistant', text: string) => ({
    id: crypto.randomUUID(),
    role,
    parts: [{ type: 'text', text }],
  })
  return [
    ...history.flatMap((past) => [
      message('user', past.question),
      message('assistant', past.answer),
    ]),
    message('user', question),
  ]
}

/** `AI-217` is the service's code for a conversation that is too long. */
function errorOf(text: string, status?: number): AskError {
  const message =
    messageIn(text).slice(0, MAX_MESSAGE) ||
    'The assistant does not answer right now. Try again later.'
  if (text.includes('AI-217')) return new AskError('depth', message)
  return new AskError(status === 429 ? 'rate-limit' : 'model-failed', message)
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return text.startsWith('<') ? '' : text.trim()
  }
}
