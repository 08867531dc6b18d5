import { z } from 'zod'

/** A command of a program that content may show. */
export interface CommandSpec {
  readonly aliases?: string[] | undefined
  /** Flags of the command and every command below it. */
  readonly flags?: string[] | undefined
  readonly commands?: Record<string, CommandSpec> | undefined
  /** It opens the database or the signing record, so the node must be stopped. */
  readonly needsStopped?: boolean | undefined
  /** Only the program that the node runs can carry it out, or its answer is about that program. */
  readonly needsVersion?: boolean | undefined
}

const commandSchema: z.ZodType<CommandSpec, CommandSpec> = z.strictObject({
  aliases: z.array(z.string()).optional(),
  flags: z.array(z.string().startsWith('-')).optional(),
  commands: z
    .record(
      z.string(),
      z.lazy(() => commandSchema),
    )
    .optional(),
  needsStopped: z.boolean().optional(),
  needsVersion: z.boolean().optional(),
})

/** The commands of a program, generated from its source. */
export const commandListSchema = z.strictObject({
  /** Name of the program on the command line. */
  program: z.string().min(1),
  /** Flags of the program itself, as in its help: "--node URL", "--output|-o FORMAT", "--help". */
  flags: z.array(z.string().startsWith('-')).default([]),
  /** Commands by name, nested. */
  commands: z.record(z.string(), commandSchema).default({}),
})

export type CommandList = z.output<typeof commandListSchema>
