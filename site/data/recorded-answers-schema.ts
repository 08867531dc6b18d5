import { z } from 'zod'

const errorSchema = z.strictObject({
  code: z.number(),
  message: z.string(),
  data: z.json().optional(),
})

/** Exactly one of both: what the node answered. */
const answerFields = { result: z.json().optional(), error: errorSchema.optional() }

const hasAnswer = ({ result, error }: { result?: unknown; error?: unknown }) =>
  (result === undefined) !== (error === undefined)

const rpcAnswerSchema = z
  .strictObject({ params: z.array(z.json()), ...answerFields })
  .refine(hasAnswer, 'a result or an error')

const restAnswerSchema = z.strictObject({
  /** The route with its placeholders: `/haqq/vesting/v1/balances/{address}`. */
  route: z.string().regex(/^\/[\w/.{}-]+$/),
  /** Path and query of the request. */
  request: z.string().startsWith('/'),
  status: z.number(),
  answer: z.json(),
})

const cometAnswerSchema = z
  .strictObject({
    route: z.string().regex(/^[a-z_]+$/),
    /** `block?height=5`, or the message for the WebSocket. */
    request: z.union([z.string(), z.record(z.string(), z.json())]),
    ...answerFields,
  })
  .refine(hasAnswer, 'a result or an error')

/** What the drills write: real answers of a node, shortened where they are long. */
export const recordedAnswersSchema = z.strictObject({
  day: z.iso.date(),
  /** The version that the node says itself. */
  haqqd: z.string(),
  chainId: z.string(),
  rpc: z.record(z.string(), rpcAnswerSchema),
  rest: z.array(restAnswerSchema),
  comet: z.array(cometAnswerSchema),
})

export type RecordedAnswers = z.output<typeof recordedAnswersSchema>
export type RpcAnswer = z.output<typeof rpcAnswerSchema>
export type RestAnswer = z.output<typeof restAnswerSchema>
export type CometAnswer = z.output<typeof cometAnswerSchema>
/** A JSON value. */
export type Json = RpcAnswer['params'][number]
