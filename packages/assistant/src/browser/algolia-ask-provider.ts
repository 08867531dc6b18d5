import { readStorage, writeStorage } from 'warraq/components'
import type { PanelSource } from 'warraq/plugin'
import { ASK_ALGOLIA_ORIGIN } from '../ask-origin.ts'
import { AskError, type AskExchange, brokenOff, notAnswering } from '../ask-protocol.ts'
import { field, textField } from '../field.ts'
import type { AlgoliaOptions } from '../index.ts'
import { parseJson } from '../parse-json.ts'
import { readEvents } from '../read-events.ts'
import { type AnswerPiece, type AskProvider, post } from './ask-provider.ts'

/** Maximum length of a message from the service that is shown. */
const MAX_MESSAGE = 300
/** Key of the token in the browser's storage. */
const TOKEN_KEY = 'askai_token'
/** A token is replaced this long before it expires, so that it does not expire during a request. */
const MARGIN_MS = 30_000

/**
 * Answers from Algolia's assistant (Ask AI): token, event stream, vote. As in keyword search, only
 * pages with the language and version tags of the scope count.
 */
export function algoliaProvider(
  { assistantId, appId, apiKey, indexName }: AlgoliaOptions,
  { locale, tags }: PanelSource['scope'],
  origin = ASK_ALGOLIA_ORIGIN,
): AskProvider {
  let conversation = ''
  const facetFilters = [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
  const send = async (path: string, content: object, signal: AbortSignal) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Algolia-Application-Id': appId,
      'X-Algolia-API-Key': apiKey,
      'X-Algolia-Index-Name': indexName,
      'X-Algolia-Assistant-Id': assistantId,
      'X-AI-SDK-Version': 'v5',
      Authorization: `TOKEN ${await tokenOf(assistantId, origin, signal)}`,
    }
    return post(
      `${origin}/chat${path}`,
      { headers, body: JSON.stringify(content), signal },
      errorOf,
    )
  }
  return {
    async *ask(question, history, signal) {
      if (history.length === 0 || conversation === '') conversation = crypto.randomUUID()
      const messages = messagesOf(question, history)
      const content = { id: conversation, messages, searchParameters: { facetFilters } }
      yield* readAnswer(await send('', content, signal))
    },
    vote: (messageId, thumbs) =>
      send('/feedback', { appId, messageId, thumbs }, AbortSignal.timeout(10_000)),
  }
}

async function* readAnswer(response: Response): AsyncGenerator<AnswerPiece> {
  const queryOf = new Map<string, string>()
  let messageId = ''
  for await (const { data } of readEvents(response)) {
    const id = textField(data, 'toolCallId')
    switch (field(data, 'type')) {
      case 'start':
        messageId = textField(data, 'messageId')
        break
      case 'text-delta':
        yield { event: 'text', data: { text: textField(data, 'delta') } }
        break
      case 'tool-input-start':
      case 'tool-input-available': {
        const query = textField(data, 'input', 'query')
        queryOf.set(id, query)
        yield { event: 'search', data: { id, query, isDone: false } }
        break
      }
      case 'tool-output-available': {
        const hits = field(data, 'output', 'hits')
        const found = Array.isArray(hits) ? { found: hits.length } : {}
        yield {
          event: 'search',
          data: { id, query: queryOf.get(id) ?? '', isDone: true, ...found },
        }
        break
      }
      case 'error':
        throw errorOf(textField(data, 'errorText'))
      case 'finish':
        yield {
          event: 'done',
          data: { id: messageId, isCut: field(data, 'finishReason') === 'length' },
        }
        return
    }
  }
  throw brokenOff()
}

/** The conversation, in which user and assistant take turns. */
function messagesOf(question: string, history: readonly AskExchange[]) {
  const texts = [...history.flatMap((past) => [past.question, past.answer]), question]
  return texts.map((text, at) => ({
    id: crypto.randomUUID(),
    role: at % 2 === 0 ? 'user' : 'assistant',
    parts: [{ type: 'text', text }],
  }))
}

/** `AI-217` is the service's code for a conversation that is too long. */
function errorOf(text: string, status?: number): AskError {
  const data = parseJson(text)
  const plain = text.startsWith('<') ? '' : text.trim()
  const told = data === undefined ? plain : textField(data, 'message')
  const message = told.slice(0, MAX_MESSAGE) || notAnswering().message
  if (text.includes('AI-217')) return new AskError('depth', message)
  return new AskError(status === 429 ? 'rate-limit' : 'model-failed', message)
}

/**
 * The token that every request needs: a stored one, or a new one.
 * @throws AskError when the service issues none.
 */
async function tokenOf(assistantId: string, origin: string, signal: AbortSignal): Promise<string> {
  const stored = readStorage('session', TOKEN_KEY)
  if (stored !== null && expiryMs(stored) - MARGIN_MS > Date.now()) return stored
  const headers = { 'X-Algolia-Assistant-Id': assistantId }
  const response = await post(`${origin}/chat/token`, { headers, signal }, notAnswering)
  const token = textField(parseJson(await response.text()), 'token')
  if (token === '') throw notAnswering()
  writeStorage('session', TOKEN_KEY, token)
  return token
}

/** Expiry time from the token itself; 0 if it has none. */
function expiryMs(token: string): number {
  for (const part of token.split('.')) {
    try {
      const { exp } = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
      if (typeof exp === 'number') return exp * 1000
    } catch {
      // The signature is not JSON.
    }
  }
  return 0
}
