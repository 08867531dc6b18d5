import { type DecodedField, decodedFields } from './decode-fields.ts'
import { decodedResult } from './decode-result.ts'
import { otherChain, otherPrefix } from './other-chain.ts'
import type { TimedAnswer } from './timed-answer.ts'

/** What an answer says, in the words and units of readers. */
export interface AnswerNotes {
  /** For the line above the answer. */
  readonly note?: string | undefined
  readonly fields: readonly DecodedField[]
}

interface RpcAnswer {
  readonly url: string
  readonly method: string
  /** Type of the method's result. */
  readonly type: string
  readonly answer: TimedAnswer
}

/** Notes about the answer of a JSON-RPC method. */
export function rpcNotes({ url, method, type, answer: { ok, text } }: RpcAnswer): AnswerNotes {
  if (!ok) return { fields: [] }
  const parts = [decodedResult(type, text), otherChain(method, url, text)]
  const note = parts.filter((part) => part !== undefined).join(', ')
  return { note: note === '' ? undefined : note, fields: decodedFields(text) }
}

/** Notes about the answer of a REST query. */
export function restNotes({ ok, text }: TimedAnswer): AnswerNotes {
  return ok ? { fields: decodedFields(text) } : { note: otherPrefix(text), fields: [] }
}
