import { z } from 'zod'

/** Strict, because a misspelt field would leave its cell of the table empty. */
const paramSchema = z.strictObject({
  type: z.string().min(1),
  default: z.json(),
  unit: z.string(),
  source: z.string().min(1),
  note: z.string().optional(),
  mainnet_genesis: z.json().optional(),
  testnet_genesis: z.json().optional(),
  proto_type: z.string().optional(),
  store_key: z.string().optional(),
  subspace_key: z.string().optional(),
  enum: z.json().optional(),
  allowed: z.json().optional(),
  allowed_source: z.string().optional(),
  package_default: z.json().optional(),
})

const moduleSchema = z.looseObject({ params: z.record(z.string(), paramSchema) })

/** Schema of `params.json`. */
export const paramsSchema = z.record(z.string(), moduleSchema)

export type ModuleParam = z.output<typeof paramSchema>
export type ModuleParams = z.output<typeof paramsSchema>
