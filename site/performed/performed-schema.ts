import { z } from 'zod'

const stepSchema = z.strictObject({
  /** Headings and number of the step: `Move > 3`. */
  step: z.string().min(1),
  /** Hash of the commands of the block. */
  commands: z.string().regex(/^[0-9a-f]{16}$/),
  result: z.enum(['as described', 'not run']),
  /** Why a block was not run. */
  why: z.string().min(1).optional(),
  seconds: z.number().nonnegative().optional(),
})

const pageSchema = z.strictObject({
  /** Its source: `content/l1-network/maintain-a-validator.md`. */
  page: z.string().regex(/^content\/[\w/-]+\.mdx?$/),
  day: z.iso.date(),
  /** Versions of the programs, as each of them reports its own. */
  versions: z.record(z.string(), z.string()),
  /** What the local network had otherwise than the chain: shorter times, smaller numbers. */
  differences: z.array(z.string().min(1)),
  steps: z.array(stepSchema).min(1),
  /** Words of the page about what the node does, which no block shows and the drill saw. */
  statements: z.array(z.string().min(1)).optional(),
})

/** What the drills write: the pages whose commands were carried out, one entry a block. */
export const performedSchema = z.strictObject({ pages: z.array(pageSchema) })

export type Performed = z.output<typeof performedSchema>
export type PerformedPage = z.output<typeof pageSchema>
export type PerformedStep = z.output<typeof stepSchema>
