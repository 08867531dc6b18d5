import { z } from 'zod'

const groupSchema = z.strictObject({
  /** What the names begin with; also namespaces that no HAQQ node has. */
  namespace: z.string().regex(/^[a-z]+$/),
  /** Methods of other clients, providers or wallets that share one answer. */
  methods: z.array(z.string().regex(/^[a-z]+_[A-Za-z\d_]+$/)).min(1),
  /** Methods of a HAQQ node that give the same information; may be empty. */
  instead: z.array(z.string()),
  /** Whole sentences for the reader; may be empty. */
  note: z.string(),
})

/** What `rpc-unsupported.json` holds. */
export const rpcUnsupportedSchema = z.array(groupSchema)

export type UnsupportedGroup = z.output<typeof groupSchema>
