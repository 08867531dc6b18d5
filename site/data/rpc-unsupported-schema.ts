import { z } from 'zod'

const groupSchema = z.strictObject({
  /** Prefix of the names; includes namespaces that no HAQQ node has. */
  namespace: z.string().regex(/^[a-z]+$/),
  /** Methods of other clients, providers or wallets that get the same answer. */
  methods: z.array(z.string().regex(/^[a-z]+_[A-Za-z\d_]+$/)).min(1),
  /** Methods of a HAQQ node that provide the same information; may be empty. */
  instead: z.array(z.string()),
  /** Complete sentences for the reader; may be empty. */
  note: z.string(),
})

/** Schema of `rpc-unsupported.json`. */
export const rpcUnsupportedSchema = z.array(groupSchema)

export type UnsupportedGroup = z.output<typeof groupSchema>
