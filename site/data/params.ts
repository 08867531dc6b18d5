import { z } from 'zod'
import modules from './params.json'

const paramSchema = z.looseObject({
  type: z.string().min(1),
  default: z.json().optional(),
  unit: z.string().optional(),
  note: z.string().optional(),
  mainnet_genesis: z.json().optional(),
  testnet_genesis: z.json().optional(),
})

const moduleSchema = z.looseObject({ params: z.record(z.string(), paramSchema) })

export type ModuleParam = z.output<typeof paramSchema>

/** The parameters of each module by its name. */
export const moduleParams = z.record(z.string(), moduleSchema).parse(modules)
