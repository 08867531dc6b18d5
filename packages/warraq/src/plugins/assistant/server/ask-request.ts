import { z } from 'zod'
import { AskError } from '../ask-error.ts'
import { ASK_LIMITS, type AskRequest } from '../ask-events.ts'

/** This server never writes longer answers. */
const MAX_ANSWER = 20_000

const requestSchema = z.object({
  question: z.string().trim().min(1),
  history: z
    .array(z.object({ question: z.string(), answer: z.string().max(MAX_ANSWER) }))
    .default([]),
})

/**
 * The question in the body of a request.
 * @throws AskError when the body contains none, or the question or the conversation is too long.
 */
export function parseAskRequest(body: unknown): AskRequest {
  const { data } = requestSchema.safeParse(body)
  if (data === undefined) throw new AskError('bad-request', 'The request contains no question.')
  const longest = Math.max(
    data.question.length,
    ...data.history.map((past) => past.question.length),
  )
  if (longest > ASK_LIMITS.question)
    throw new AskError(
      'too-large',
      `A question can have ${ASK_LIMITS.question} characters. Shorten it and ask again.`,
    )
  if (data.history.length >= ASK_LIMITS.depth)
    throw new AskError('depth', `A conversation can have ${ASK_LIMITS.depth} questions.`)
  return data
}
