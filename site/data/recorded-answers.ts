import { ownValue } from '../lib/own-value.ts'
import answers from './recorded-answers.json'
import type { RecordedAnswers, RestAnswer, RpcAnswer } from './recorded-answers-schema.ts'

/** Answers of a real node to the examples of the references. */
export const recorded = answers as RecordedAnswers

/** Stands in an answer for what is left out. */
export const LEFT_OUT = '…'

/**
 * The answer to the example of a JSON-RPC method; `undefined` for a method that was added since, which
 * `npm run check` reports.
 */
export const rpcAnswer = (method: string): RpcAnswer | undefined => ownValue(recorded.rpc, method)

/** The answer to a REST route; `undefined` if an address cannot contain its parameters. */
export function restAnswer(route: string): RestAnswer | undefined {
  return recorded.rest.find((answer) => answer.route === route)
}
