import { z } from 'zod'

/**
 * A Solidity type: `uint256`, `string[]`, or the name of a structure or enumeration in the file.
 */
const typeSchema = z.string().regex(/^[A-Za-z]\w*(?:\[\])?$/)

const parameterSchema = z.strictObject({
  /** Empty if the node's ABI does not name the result. */
  name: z.string().regex(/^\w*$/),
  type: typeSchema,
  means: z.string().min(1),
})

const functionSchema = z.strictObject({
  name: z.string().min(1),
  mutability: z.enum(['view', 'nonpayable']),
  /**
   * Whose funds or rights it may use. `granted`: the signer's, a contract in between needs a grant;
   * `self`: the signer's, or those of the calling contract; `direct`: the signer's, without a
   * contract in between; `signer`: grants of the signer, regardless of the caller; `caller`: the
   * caller's.
   */
  acts: z.enum(['anyone', 'granted', 'self', 'direct', 'signer', 'caller']),
  does: z.string().min(1),
  /** When a reader needs it, or what to use instead. */
  when: z.string().min(1),
  /** Each with an example value; whole numbers are strings. */
  inputs: z.array(parameterSchema.extend({ example: z.json() })),
  outputs: z.array(parameterSchema),
  /**
   * Limit of a transaction: one and a half to two times the gas that was estimated on a local
   * chain, because an estimate can be too low. At least half of a limit is charged.
   */
  gasLimit: z.int().positive().optional(),
  note: z.string(),
})

const eventSchema = z.strictObject({
  name: z.string().min(1),
  when: z.string().min(1),
  inputs: z.array(parameterSchema.extend({ indexed: z.boolean() })),
})

const precompileSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d]+$/),
  name: z.string().min(1),
  /** Name of its Solidity interface. */
  contract: z.string().regex(/^I[A-Z]\w*$/),
  /** `null`: one per coin, at the address of its token pair. */
  address: z
    .string()
    .regex(/^0x[\da-f]{40}$/)
    .nullable(),
  does: z.string().min(1),
  gas: z.string().min(1),
  functions: z.array(functionSchema),
  events: z.array(eventSchema),
  /** Error texts, with an ellipsis for each value. */
  errors: z.array(z.strictObject({ text: z.string().min(1), when: z.string().min(1) })),
  /** File of the node's source. */
  source: z.string().min(1),
})

const structSchema = z.strictObject({
  name: z.string().min(1),
  does: z.string().min(1),
  fields: z.array(parameterSchema).min(1),
})

const enumSchema = z.strictObject({
  name: z.string().min(1),
  does: z.string().min(1),
  values: z.array(z.string().min(1)).min(1),
})

/** Schema of `precompiles.json`. */
export const precompilesSchema = z.strictObject({
  precompiles: z.array(precompileSchema),
  structs: z.array(structSchema),
  enums: z.array(enumSchema),
})

export type Precompiles = z.output<typeof precompilesSchema>
export type Precompile = z.output<typeof precompileSchema>
export type PrecompileFunction = z.output<typeof functionSchema>
export type PrecompileEvent = z.output<typeof eventSchema>
export type PrecompileStruct = z.output<typeof structSchema>
