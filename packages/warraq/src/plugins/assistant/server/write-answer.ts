import { randomBytes, randomUUID } from 'node:crypto'
import { AskError } from '../ask-error.ts'
import type { AskEvent, AskRequest } from '../ask-events.ts'
import { askPrompt } from './ask-prompt.ts'
import type { AskSettings } from './ask-settings.ts'
import type { BuiltDocs } from './built-docs.ts'
import { streamCompletion } from './chat-completions.ts'
import { retrieve } from './retrieve.ts'

/** Number of sections sent to the model with one question. */
const MAX_SECTIONS = 8

export interface AnswerContext {
  readonly docs: BuiltDocs
  readonly settings: AskSettings
  readonly signal: AbortSignal
}

/**
 * The events of one answer.
 * @throws AskError when there is no answer; the reason of `signal` when it was aborted.
 */
export async function* writeAnswer(
  request: AskRequest,
  { docs, settings, signal }: AnswerContext,
): AsyncGenerator<AskEvent> {
  const documents = await retrieve(docs, request, {
    sections: MAX_SECTIONS,
    characters: settings.contextCharacters,
  })
  yield { event: 'sources', data: documents.map(({ title, href }) => ({ title, href })) }
  const mark = randomBytes(8).toString('hex')
  const messages = askPrompt({ siteTitle: docs.title, request, documents, mark })
  const id = randomUUID()
  let left = settings.answerCharacters
  for await (const piece of streamCompletion(settings.model, messages, signal)) {
    if (piece.kind === 'end') {
      if (left === settings.answerCharacters)
        throw new AskError('model-broken', 'The assistant sent an empty answer. Ask again.')
      yield { event: 'done', data: { id, isCut: piece.isCut } }
      return
    }
    const text = piece.text.slice(0, left)
    left -= text.length
    yield { event: 'text', data: { text } }
    if (left === 0) {
      yield { event: 'done', data: { id, isCut: true } }
      return
    }
  }
}
