import { z } from 'zod'

const paramSchema = z.looseObject({
  type: z.string().min(1),
  default: z.json().optional(),
  unit: z.string().optional(),
  note: z.string().optional(),
  mainnet_genesis: z.json().optional(),
  testnet_genesis: z.json().optional(),
})

const moduleSchema = z.looseObject({ params: z.record(z.string(), paramSchema) })

/** Schema of `params.json`. */
export const paramsSchema = z.record(z.string(), moduleSchema)

export type ModuleParam = z.output<typeof paramSchema>
export type ModuleParams = z.output<typeof paramsSchema>
