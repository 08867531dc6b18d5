import {
  ASK_LIMITS,
  AskError,
  type AskErrorCode,
  type AskSource,
  brokenOff,
  notAnswering,
} from '../ask-protocol.ts'
import { field, textField } from '../field.ts'
import { parseJson } from '../parse-json.ts'
import { readEvents } from '../read-events.ts'
import { type AskProvider, post } from './ask-provider.ts'

/** Answers from the server `warraq-ask-server` at `url`. */
export function serverProvider({ url }: { readonly url: string }): AskProvider {
  const send = (path: string, content: object, signal: AbortSignal | null = null) => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { headers, body: JSON.stringify(content), signal }
    return post(`${url.replace(/\/+$/, '')}${path}`, init, (text) => errorOf(parseJson(text)))
  }
  return {
    async *ask(question, past, signal) {
      const history = past.map((exchange) => ({
        question: exchange.question,
        answer: exchange.answer.slice(0, ASK_LIMITS.pastAnswer),
      }))
      const response = await send('/ask', { question, history }, signal)
      for await (const { event, data } of readEvents(response)) {
        if (event === 'text') yield { event, data: { text: textField(data, 'text') } }
        else if (event === 'restart') yield { event, data: {} }
        else if (event === 'sources') yield { event, data: sourcesOf(data) }
        else if (event === 'error') throw errorOf(data)
        else if (event === 'done') {
          const isCut = field(data, 'isCut') === true
          yield { event, data: { id: textField(data, 'id'), isCut } }
          return
        }
      }
      throw brokenOff()
    },
    vote: (id, vote) => send('/feedback', { id, vote }),
  }
}

function errorOf(data: unknown): AskError {
  const { code, message } = notAnswering()
  return new AskError(
    (textField(data, 'code') || code) as AskErrorCode,
    textField(data, 'message') || message,
  )
}

function sourcesOf(data: unknown): AskSource[] {
  if (!Array.isArray(data)) return []
  return data
    .map((source) => ({ title: textField(source, 'title'), href: textField(source, 'href') }))
    .filter(({ title, href }) => title !== '' && href !== '')
}
