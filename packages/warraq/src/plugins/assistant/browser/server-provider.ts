import { AskError } from '../ask-error.ts'
import type { AskErrorCode, AskSource } from '../ask-events.ts'
import { ASK_LIMITS } from '../ask-events.ts'
import type { AskProvider } from './ask-provider.ts'
import { brokenOff, post, readEvents } from './read-events.ts'

/** Answers from `warraq ask-server` at `url`. */
export function serverProvider(url: string): AskProvider {
  const address = (path: string) => `${url.replace(/\/+$/, '')}${path}`
  const headers = { 'Content-Type': 'application/json' }
  return {
    ask: async (question, history, { signal, onText, onSources }) => {
      const past = history.map((exchange) => ({
        question: exchange.question,
        answer: exchange.answer.slice(0, ASK_LIMITS.pastAnswer),
      }))
      const body = JSON.stringify({ question, history: past })
      const response = await post(address('/ask'), { headers, body, signal })
      if (!response.ok) throw await failureOf(response)
      for await (const { event, data } of readEvents(response)) {
        if (event === 'text') onText(textOf(data, 'text'))
        else if (event === 'sources') onSources(sourcesOf(data))
        else if (event === 'error') throw errorOf(data)
        else if (event === 'done') return { id: textOf(data, 'id'), isCut: isCut(data) }
      }
      throw brokenOff()
    },
    vote: async (id, vote) => {
      const body = JSON.stringify({ id, vote })
      const response = await post(address('/feedback'), { headers, body })
      if (!response.ok) throw await failureOf(response)
    },
  }
}

async function failureOf(response: Response): Promise<AskError> {
  return errorOf(await response.json().catch(() => undefined))
}

function errorOf(data: unknown): AskError {
  return new AskError(
    (textOf(data, 'code') || 'model-failed') as AskErrorCode,
    textOf(data, 'message') || 'The assistant does not answer right now. Try again later.',
  )
}

function isCut(data: unknown): boolean {
  return (data as { isCut?: unknown } | null)?.isCut === true
}

function sourcesOf(data: unknown): AskSource[] {
  if (!Array.isArray(data)) return []
  return data
    .map((source) => ({ title: textOf(source, 'title'), href: textOf(source, 'href') }))
    .filter(({ title, href }) => title !== '' && href !== '')
}

function textOf(data: unknown, name: string): string {
  const value = (data as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
