import { z } from 'zod'

const methodSchema = z.strictObject({
  namespace: z.enum(['web3', 'net', 'eth', 'txpool', 'debug', 'personal', 'miner', 'rpc']),
  method: z.string().regex(/^[a-z\d]+_[A-Za-z\d]+$/),
  /** What it does. */
  summary: z.string().min(1),
  /** When a reader needs it, or what to use instead. */
  when: z.string().min(1),
  /** How it deviates from Ethereum, in one sentence; details are in the notes. */
  differs: z.string().min(1).optional(),
  /** Flag in the node's code; it does not affect authentication. */
  public: z.boolean(),
  default_enabled: z.boolean(),
  transport: z.enum(['http+ws', 'ws']),
  params: z.array(
    z.strictObject({
      name: z.string().min(1),
      type: z.string().min(1),
      required: z.boolean(),
      description: z.string().min(1),
    }),
  ),
  result: z.strictObject({ type: z.string().min(1), description: z.string().min(1) }),
  /** `partial` deviates as `differs` says; `stub` always returns a constant or an error. */
  implemented: z.enum(['full', 'partial', 'stub']),
  notes: z.string(),
  /** The call that consoles are filled with; what a node answers to it was recorded. */
  example: z.strictObject({ params: z.array(z.json()) }),
  /** Files of the node's source. */
  source: z.string().min(1),
})

/** Schema of `rpc-methods.json`. */
export const rpcMethodsSchema = z.array(methodSchema)

export type RpcMethod = z.output<typeof methodSchema>
